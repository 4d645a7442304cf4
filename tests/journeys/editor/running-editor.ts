import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { contentFolder } from "../../support/setup/test-content.ts";

const root = resolve(import.meta.dirname, "../../..");

/** What an editor is started with. */
export interface EditorStart {
  /** The content of which a copy is edited; default: the content made for tests. */
  readonly from?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** An editor that runs as `npm run edit` starts it, on a copy of a content folder. */
export interface OpenedEditor {
  /** The address that the command printed last; each works once. */
  readonly address: () => string;
  /** The address of a page or a file of the editor, for a browser that has used the key. */
  readonly at: (path: string) => string;
  /** The folder that it edits. */
  readonly content: string;
  stop(): Promise<void>;
}

/** Starts an editor on a free port. */
export async function openEditor({ from = contentFolder, environment = {} }: EditorStart = {}): Promise<OpenedEditor> {
  const folder = await mkdtemp(join(tmpdir(), "editor-"));
  const content = join(folder, "content");
  await cp(from, content, { recursive: true });
  const { NODE_ENV: _test, ...shell } = process.env;
  const child = spawn(
    process.execPath,
    [join(root, "editor/main.ts"), "--content", content, "--port", "0", "--no-browser"],
    { cwd: root, env: { ...shell, ...environment }, stdio: ["ignore", "pipe", "inherit"] },
  );
  const stop = async () => {
    child.kill("SIGTERM");
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    await rm(folder, { recursive: true, force: true });
  };
  let address = "";
  const printed = createInterface(child.stdout);
  printed.on("line", (line) => {
    address = /http:\S+\?key=\S+/.exec(line)?.[0] ?? address;
  });
  while (address === "" && child.exitCode === null) await Promise.race([once(printed, "line"), once(child, "exit")]);
  if (address !== "")
    return { address: () => address, at: (path) => new URL(path, new URL(".", address)).href, content, stop };
  throw new Error("The editor ended before it listened; what it printed is above.");
}
