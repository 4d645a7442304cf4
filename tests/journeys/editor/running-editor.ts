import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { contentFolder } from "../../support/setup/test-content.ts";

const project = resolve(import.meta.dirname, "../../..");

/** The editor reads all texts again after each key: with few there is as much to see, and less to wait for. */
export function fewArticles(file: string): boolean {
  return !file.endsWith(".md") || !file.includes("posts") || /(nouveau-site|new-website|novo-website)\.md$/.test(file);
}

/** What an editor is started with. */
export interface EditorStart {
  /** The content of which a copy is edited; default: the content made for tests. */
  readonly from?: string;
  /** Which of its files and folders are copied; default: all. */
  readonly copies?: (file: string) => boolean;
  /** An editor that ended, whose content and port are taken over. */
  readonly after?: OpenedEditor;
  readonly environment?: Readonly<Record<string, string>>;
  /** The folder of the program; default: the project's. */
  readonly root?: string;
}

/** An editor that runs as `npm run edit` starts it, on a copy of a content folder. */
export interface OpenedEditor {
  /** The address that the command printed last; each works once. */
  readonly address: () => string;
  /** The address of a page or a file of the editor, for a browser that has used the key. */
  readonly at: (path: string) => string;
  /** The folder that it edits. */
  readonly content: string;
  /** Ends it as a power cut would, and leaves the content. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts an editor on a free port. */
export async function openEditor({
  from = contentFolder,
  copies = () => true,
  after,
  environment = {},
  root = project,
}: EditorStart = {}): Promise<OpenedEditor> {
  const content = after?.content ?? join(await mkdtemp(join(tmpdir(), "editor-")), "content");
  if (after === undefined) await cp(from, content, { recursive: true, filter: copies });
  const port = after === undefined ? "0" : new URL(after.address()).port;
  const { NODE_ENV: _test, ...shell } = process.env;
  const child = spawn(
    process.execPath,
    [join(root, "editor/main.ts"), "--content", content, "--port", port, "--no-browser"],
    { cwd: root, env: { ...shell, ...environment }, stdio: ["ignore", "pipe", "inherit"] },
  );
  const end = async (signal: "SIGTERM" | "SIGKILL") => {
    child.kill(signal);
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  };
  const stop = async () => {
    await end("SIGTERM");
    await rm(join(content, ".."), { recursive: true, force: true });
  };
  let address = "";
  const printed = createInterface(child.stdout);
  printed.on("line", (line) => {
    address = /http:\S+\?key=\S+/.exec(line)?.[0] ?? address;
  });
  while (address === "" && child.exitCode === null) await Promise.race([once(printed, "line"), once(child, "exit")]);
  if (address !== "")
    return {
      address: () => address,
      at: (path) => new URL(path, new URL(".", address)).href,
      content,
      kill: () => end("SIGKILL"),
      stop,
    };
  throw new Error("The editor ended before it listened; what it printed is above.");
}
