import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import type { BrowserContext, Page } from "playwright-core";
import { freePort } from "#contact/server/test-support/free-port.ts";
import type { ChildHost } from "../../support/setup/child-host.ts";
import { contentFolder } from "../../support/setup/test-content.ts";
import { fewArticles } from "./running-editor.ts";

const project = resolve(import.meta.dirname, "../../..");

/** Where an editor stands. */
interface Place {
  /** Where the site is served from the folder `site` beside the content, into which the editor publishes. */
  readonly site?: string;
  /** Starts a proxy before the host and port that the editor listens on; default: none stands there. */
  readonly front?: (editor: string) => Promise<Pick<ChildHost, "origin" | "stop">>;
}

/** The editor of a copy of the content made for tests, at an address where people sign in. */
export async function editorAtAddress({ site, front }: Place = {}) {
  const folder = await mkdtemp(join(tmpdir(), "signing-in-"));
  const content = join(folder, "content");
  await cp(contentFolder, content, { recursive: true, filter: fewArticles });
  const port = String(await freePort());
  const proxy = await front?.(`127.0.0.1:${port}`);
  // Most browsers take these names for as safe as HTTPS.
  const at = (name: string) =>
    (proxy?.origin ?? `http://127.0.0.1:${port}`).replace("//127.0.0.1:", `//${name}.localhost:`);
  const [origin, previewOrigin] = [at("edit"), at("preview")];
  const { NODE_ENV: _test, ...shell } = process.env;
  const env = {
    ...{ ...shell, EDIT_URL: origin, EDIT_PREVIEW_URL: previewOrigin, EDIT_PORT: port, DATA_DIR: folder },
    ...(site && { SITE_URL: site, EDIT_RELEASES: join(folder, "site") }),
  };
  const command = ["editor/main.ts", "--content", content];
  const child = spawn(process.execPath, command, { cwd: project, env, stdio: "pipe" });
  let errors = "";
  child.stderr.on("data", (text) => {
    errors += text;
    process.stderr.write(text);
  });
  const [line] = await Promise.race([once(createInterface(child.stdout), "line"), once(child, "exit")]);
  if (!String(line).includes(origin)) throw new Error("The editor ended before it listened; what it printed is above.");
  /** A command on the server. @returns what it prints */
  const edit = (...args: readonly string[]) =>
    spawnSync(process.execPath, [...command, ...args], { cwd: project, env, encoding: "utf8" }).stdout;
  return {
    /** With the messages. */
    folder,
    content,
    origin,
    previewOrigin,
    edit,
    pid: child.pid,
    /** What the editor has written as an error. */
    errors: () => errors,
    /** @returns the link of an invitation */
    invite: (...args: readonly string[]) => /https?:\S+#invitation=\S+/.exec(edit("--invite", ...args))?.[0] ?? "",
    async stop() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
      await proxy?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A device that unlocks by finger or code, and its owner does. */
export async function addAuthenticator(page: Page, context: BrowserContext): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
