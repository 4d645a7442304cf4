import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { createServer, type Server } from "node:tls";
import type { BrowserContext, Page } from "playwright-core";
import { freePort } from "#contact/server/test-support/free-port.ts";
import { contentFolder } from "../../support/setup/test-content.ts";
import { fewArticles } from "./running-editor.ts";

const project = resolve(import.meta.dirname, "../../..");

/**
 * The editor of a copy of the content made for tests, at an address where people sign in.
 *
 * @param site where the site is served from the folder `site` beside the content, into which the editor publishes
 * @param certificate a key with its certificate, as PEM: the editor is behind a proxy that speaks HTTPS
 */
export async function editorAtAddress(site?: string, certificate?: string) {
  const folder = await mkdtemp(join(tmpdir(), "signing-in-"));
  const content = join(folder, "content");
  await cp(contentFolder, content, { recursive: true, filter: fewArticles });
  const port = String(await freePort());
  const proxy = certificate === undefined ? undefined : await httpsBefore(Number(port), certificate);
  // Most browsers take these names for as safe as HTTPS.
  const at = (name: string) =>
    proxy ? `https://${name}.localhost:${(proxy.address() as AddressInfo).port}` : `http://${name}.localhost:${port}`;
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
      proxy?.close();
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Speaks HTTPS on a free port, and passes on what it hears to another. */
async function httpsBefore(port: number, pem: string): Promise<Server> {
  const server = createServer({ key: pem, cert: pem }, (outer) => {
    const inner = connect(port, "127.0.0.1");
    outer.on("error", () => inner.destroy()).on("close", () => inner.destroy());
    inner.on("error", () => outer.destroy()).on("close", () => outer.destroy());
    outer.pipe(inner).pipe(outer);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return server;
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
