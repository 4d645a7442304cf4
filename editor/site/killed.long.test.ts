import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { freePort } from "#contact/server/test-support/free-port.ts";
import type { Publishing, Run } from "../contract/runs.ts";
import { openPeople } from "../signing-in/people.ts";

const root = resolve(import.meta.dirname, "../..");
const SITE = "examples/locanda";
const ARTICLE = "posts/it/canederli-del-giovedi.md";
const PATIENCE = { timeout: 240_000, interval: 100 };

let folder: string;
let site: Server;
/** Called when somebody asks the site for a page, in place of an answer. */
let asked: (() => void) | undefined;
let editor: Awaited<ReturnType<typeof start>>;
const cookies: Record<string, string> = {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "killed-"));
  await cp(join(root, SITE, "content"), join(folder, "content"), { recursive: true });
  site = createServer(async ({ url = "" }, response) => {
    if (asked) return asked();
    const path = join(folder, "site/current", url, url.endsWith("/") ? "index.html" : "");
    const file = await readFile(path).catch(() => undefined);
    response.writeHead(file ? 200 : 404).end(file);
  }).listen(0, "127.0.0.1");
  await once(site, "listening");
  const people = openPeople(join(folder, "editor/people.sqlite"));
  for (const name of ["Ana", "Rui"]) {
    const passkey = { id: name, publicKey: new Uint8Array([1]), counter: 0 };
    cookies[name] = `__Host-passerelle=${people.begin(people.accept(people.invite(name, false), passkey).id)}`;
  }
  people.close();
  editor = await start();
});
afterAll(async () => {
  await editor?.kill();
  site?.closeAllConnections();
  site?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Starts the editor, as the operator's system does. */
async function start() {
  const port = await freePort();
  const origin = `http://edit.localhost:${port}`;
  const child = spawn(process.execPath, ["editor/main.ts", "--site", SITE, "--content", join(folder, "content")], {
    cwd: root,
    env: {
      ...process.env,
      EDIT_URL: origin,
      EDIT_PREVIEW_URL: `http://preview.localhost:${port}`,
      EDIT_PORT: String(port),
      EDIT_RELEASES: join(folder, "site"),
      DATA_DIR: folder,
      SITE_URL: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(createInterface(child.stdout), "line");
  async function ask<Answer>(name: string, method: string, path: string, body?: object): Promise<Answer> {
    const sent = body && JSON.stringify(body);
    const own = { host: new URL(origin).host, origin, "sec-fetch-site": "same-origin", cookie: cookies[name] };
    const headers = { ...own, ...(sent && { "content-type": "application/json" }) };
    const request_ = request({ host: "127.0.0.1", port, method, path, headers });
    request_.end(sent);
    const [answer] = (await once(request_, "response")) as [IncomingMessage];
    return JSON.parse((await answer.setEncoding("utf8").toArray()).join("")) as Answer;
  }
  return {
    ask,
    /** Ends it with all that it has started, as a power cut does. */
    async kill() {
      const { pid } = child;
      const started = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "");
      child.kill("SIGKILL");
      // A run has a group of its own; whatever else was started ends with the pipe that it reads.
      for (const own of started.trim().split(" ").filter(Boolean)) spawnSync("kill", ["-KILL", "--", `-${own}`]);
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    },
  };
}

/** Publishes, or goes back, until a moment at which all is ended. */
async function killed(name: string, command: Run["command"], moment: (run: Run) => boolean | Promise<boolean>) {
  await editor.ask(name, "POST", "/api/runs", { command });
  await vi.waitFor(async () => {
    const run = await editor.ask<Run>(name, "GET", "/api/runs/last");
    expect(await moment(run), JSON.stringify(run)).toBe(true);
  }, PATIENCE);
  await editor.kill();
  asked = undefined;
  editor = await start();
}

/** The moment after the site has changed: it is asked whether it has. */
function changed() {
  let isAsked = false;
  asked = () => {
    isAsked = true;
  };
  return () => isAsked;
}

/** What the editor says of what is online, once it has read the texts. */
async function said() {
  return vi.waitFor(async () => {
    const { publications, publishedAt, changes } = await editor.ask<Publishing>("Ana", "GET", "/api/publishing");
    return { publications, isOnline: publishedAt !== null, changes: changes?.map(({ title }) => title) };
  }, PATIENCE);
}

test.skipIf(process.platform !== "linux")(
  "[O8] killed at any moment, a publication has the name of who made it and the texts that it was made from, or was never there; so does going back",
  async () => {
    await killed("Ana", "publish", ({ lines }) => lines.some(({ id }) => id === "publish-step-build"));
    expect(await said()).toMatchObject({ publications: [], isOnline: false });

    await killed("Ana", "publish", changed());
    const first = { by: "Ana", isBack: false };
    expect(await said()).toMatchObject({ publications: [first], isOnline: true, changes: [] });

    const article = join(folder, "content", ARTICLE);
    await writeFile(article, (await readFile(article, "utf8")).replace("I posti sono sei", "I posti sono sette"));
    await killed("Rui", "publish", ({ lines }) => lines.some(({ id }) => id === "publish-step-build"));
    expect(await said()).toMatchObject({ publications: [first], changes: [expect.any(String)] });
    await editor.ask("Rui", "POST", "/api/runs", { command: "publish" });
    await vi.waitFor(async () => {
      expect(await editor.ask<Run>("Rui", "GET", "/api/runs/last")).toMatchObject({ exitCode: 0 });
    }, PATIENCE);
    const second = { by: "Rui", isBack: false };
    expect(await said()).toMatchObject({ publications: [second, first], changes: [] });

    await killed("Ana", "publish-back", changed());
    const back = { by: "Ana", isBack: true };
    expect(await said()).toMatchObject({ publications: [back, second, first], changes: [expect.any(String)] });
  },
);
