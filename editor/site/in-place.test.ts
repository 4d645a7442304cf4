import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, readlink, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { freePort } from "#contact/server/test-support/free-port.ts";
import { clockUntil } from "#engine/i18n/days.ts";
import type { OpenFile } from "../contract/files.ts";
import type { Publishing, Run } from "../contract/runs.ts";
import { addressEditor } from "../test-support/address-editor.ts";

const root = resolve(import.meta.dirname, "../..");
const PATIENCE = { timeout: 240_000, interval: 100 };
const DAY = 86_400_000;
const ARTICLE = "posts/it/canederli-del-giovedi.md";

let editor: Awaited<ReturnType<typeof addressEditor>>;
let origin: string;
/** The cookies of two people. */
let [ana, rui] = ["", ""];
/** By how much the clock of what is planned is ahead, and how often somebody looked at it. */
let [ahead, looks] = [0, 0];
const now = () => {
  looks += 1;
  return new Date(Date.now() + ahead);
};
let stopServer = async () => {};

beforeAll(async () => {
  origin = `http://127.0.0.1:${await freePort()}`;
  vi.stubEnv("SITE_URL", origin);
  editor = await addressEditor(undefined, { example: "locanda", hasReleases: true, now });
  for (const name of ["Ana", "Rui"]) {
    const { cookie = "" } = await editor.accept(editor.people.invite(name, false));
    if (name === "Ana") ana = cookie;
    else rui = cookie;
  }
});
afterAll(async () => {
  expect(editor?.errors).toEqual([]);
  await stopServer();
  await editor?.close();
  vi.unstubAllEnvs();
});

const json = async <Answer>(method: string, path: string, cookie: string, body?: object) =>
  JSON.parse((await editor.ask(method, path, { cookie, ...(body && { body }) })).text) as Answer;
const start = (cookie: string, body: object) => editor.ask("POST", "/api/runs", { cookie, body });
const lastRun = () => json<Run | null>("GET", "/api/runs/last", ana);
const publishing = () => json<Publishing>("GET", "/api/publishing", ana);
/** Waits until the run that is under way has ended. */
const ended = () =>
  vi.waitFor(async () => {
    const run = await lastRun();
    expect(run?.exitCode).toBeDefined();
    return run as Run;
  }, PATIENCE);
const publish = async (cookie: string, body: object = { command: "publish" }) => {
  expect((await start(cookie, body)).status).toBe(200);
  const run = await ended();
  expect(run.exitCode, JSON.stringify(run.lines)).toBe(0);
  return run;
};
const page = async (path = "/it/canederli-del-giovedi/") => {
  const answer = await fetch(origin + path);
  const [main = ""] = /<main[\s\S]*<\/main>/.exec(await answer.text()) ?? [];
  return answer.status === 200 ? main.replace(/\s/g, " ") : String(answer.status);
};
const type = async (cookie: string, path: string, change: (text: string) => string) => {
  const { text: base } = await json<OpenFile>("GET", `/api/file?path=${path}`, cookie);
  const answer = await editor.ask("PUT", "/api/file", { cookie, body: { path, base, edited: { text: change(base) } } });
  expect(answer.status, answer.text).toBe(200);
};
const current = () => readlink(join(editor.releases, "current"));

/** Serves the releases, as on the operator's server: it is never started again. */
async function serve(): Promise<void> {
  const server = spawn(
    process.execPath,
    ["contact/server/main.ts", "--root", join(editor.releases, "current"), "--port", new URL(origin).port],
    {
      cwd: root,
      env: { ...process.env, DATA_DIR: join(editor.releases, "../var"), LOG_LEVEL: "error" },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  await once(server.stdout, "data");
  stopServer = async () => {
    server.kill();
    await once(server, "exit");
  };
}

test("[O8] at an address a press publishes in place: the site answers with it, nothing is restarted, others write on, and another press goes back", async () => {
  expect(await publishing()).toMatchObject({ hasWay: true, publishedAt: null, publications: [] });
  const first = await publish(ana);
  // Nobody serves it yet: that is said.
  expect(first).toMatchObject({ exitCode: 0, by: "Ana", isPlanned: false });
  expect(first.lines.map(({ id }) => id)).toContain("publish-unseen");
  await serve();
  expect(await page()).toContain("canederli");

  await type(rui, ARTICLE, (text) => text.replace("I posti sono sei", "I posti sono sette"));
  expect((await start(rui, { command: "publish" })).status).toBe(200);
  const second = await start(ana, { command: "publish" });
  expect([second.status, second.text]).toEqual([409, expect.stringContaining("Rui is putting the site online")]);
  await type(ana, "posts/it/il-sentiero-e-riaperto.md", (text) => `${text}\nNon ancora in linea.\n`);
  const run = await ended();
  expect(run.lines.map(({ id }) => id)).not.toContain("publish-unseen");
  expect(run).toMatchObject({ exitCode: 0, by: "Rui" });
  expect(await page()).toContain("I posti sono sette");
  expect(await page("/it/il-sentiero-e-riaperto/")).not.toContain("Non ancora in linea");
  // What is waiting says who wrote it, from the first word on.
  expect((await publishing()).changes).toMatchObject([{ id: "article/brook-path", by: ["Ana"] }]);
  await type(rui, "posts/it/il-sentiero-e-riaperto.md", (text) => `${text}\nDavvero.\n`);
  expect((await publishing()).changes).toMatchObject([{ id: "article/brook-path", by: ["Ana", "Rui"] }]);

  await publish(ana, { command: "publish-back" });
  expect(await page()).toContain("I posti sono sei");
  expect((await publishing()).publications).toMatchObject([
    { by: "Ana", isBack: true },
    { by: "Rui", isBack: false },
    { by: "Ana", isBack: false },
  ]);
});

test("[O8] what is planned by the hour appears then by itself, as it was put online, and says who planned it; taken back, it does not come again", async () => {
  const day = clockUntil("Europe/Rome", new Date(Date.now() + DAY)).slice(0, 10);
  const planned = (language: string, title: string) =>
    `---\ntitle: ${title}\ndate: ${day}\nat: "09:00"\ndescription: Una prova.\ntags: [kitchen]\nkey: prova\n---\n\nEcco la prova.\n`.replace(
      "Ecco",
      language,
    );
  for (const [language, slug] of [
    ["it", "una-prova"],
    ["de", "eine-probe"],
  ] as const)
    await writeFile(join(editor.content, `posts/${language}/${slug}.md`), planned(language, slug));
  await publish(rui);
  expect(await page("/it/una-prova/")).toBe("404");
  await vi.waitFor(
    async () => expect(await publishing()).toMatchObject({ planned: { "posts/it/una-prova.md": "Rui" } }),
    PATIENCE,
  );
  // Half written since, and not put online by anybody.
  await type(ana, "posts/it/una-prova.md", (text) => `${text}\nDi più.\n`);
  await type(ana, ARTICLE, (text) => text.replace("title:", "titolo:"));

  // The machine slept through the hour.
  const woken = Date.now() + 2 * DAY;
  vi.stubEnv("SOURCE_DATE_EPOCH", String(Math.floor(woken / 1000)));
  ahead = 2 * DAY;
  await vi.waitFor(async () => expect(await page("/it/una-prova/")).toContain("it la prova"), PATIENCE);
  expect(await ended()).toMatchObject({ exitCode: 0, isPlanned: true, by: "Rui" });
  expect(await page("/it/una-prova/")).not.toContain("Di più");
  expect((await publishing()).publications[0]).toMatchObject({ by: "Rui", isPlanned: true });

  const back = await publish(ana, { command: "publish-back" });
  expect(await page("/it/una-prova/")).toBe("404");
  await type(ana, ARTICLE, (text) => text.replace("titolo:", "title:"));
  const before = looks;
  await vi.waitFor(() => expect(looks).toBeGreaterThan(before + 2), PATIENCE);
  expect((await lastRun())?.id).toBe(back.id);
  vi.stubEnv("SOURCE_DATE_EPOCH", "");
});

test("whoever is signed in names no command, host or folder by any request, and the server asks no address that they write", async () => {
  const before = await current();
  for (const body of [
    { command: "publish", releases: "/etc" },
    { command: "publish; rm -rf /" },
    { command: "publish", reload: "rm -rf /" },
    { command: "publish", content: "/etc", out: "/tmp" },
    { command: ["publish", "--releases", "/etc"] },
    { command: "publish", held: "--releases=/etc" },
    { command: "publish", agreed: ["rm"] },
  ])
    expect((await start(ana, body)).status, JSON.stringify(body)).toBeGreaterThanOrEqual(400);
  expect(await current()).toBe(before);

  const asked: string[] = [];
  const trap = createServer((request, response) => {
    asked.push(String(request.url));
    response.end();
  }).listen(0, "127.0.0.1");
  await once(trap, "listening");
  onTestFinished(() => void trap.close());
  const { port } = trap.address() as AddressInfo;
  await type(ana, "site.yaml", (text) => text.replace(/^url: .*$/m, `url: http://127.0.0.1:${port}`));
  const held = ["../../../etc/passwd", "site.yaml#publish", "--releases=/etc"];
  expect(await publish(ana, { command: "publish", held, agreed: "rm -rf /", accept: true })).toMatchObject({
    exitCode: 0,
  });
  expect([asked, await readlink(join(editor.releases, "current"))]).toEqual([[], await current()]);
  await type(ana, "site.yaml", (text) => text.replace(/^url: .*$/m, "url: https://locanda.example"));
});

test("[O8] where it is stopped in the middle, the site stays on the release that it had, and the next publication goes on", async () => {
  await type(rui, ARTICLE, (text) => text.replace(/I posti sono \w+/, "I posti sono otto"));
  const [before, shown] = [await current(), await page()];
  await mkdir(join(editor.releases, "next/.build"), { recursive: true });
  await writeFile(join(editor.releases, "next/.build/before"), "");
  expect((await start(rui, { command: "publish" })).status).toBe(200);
  await vi.waitFor(async () => {
    expect((await lastRun())?.lines.map(({ id }) => id)).toContain("publish-step-build");
  }, PATIENCE);
  const { content, releases } = editor;
  await editor.stop();
  expect([await current(), await page()]).toEqual([before, shown]);
  expect(await readFile(join(content, ARTICLE), "utf8")).toContain("otto");
  // As whoever starts it again.
  const again = spawn(
    process.execPath,
    [
      "publish/main.ts",
      "--site",
      "examples/locanda",
      "--content",
      content,
      "--out",
      join(content, "../dist"),
      "--releases",
      releases,
    ],
    { cwd: root, stdio: "ignore" },
  );
  expect((await once(again, "exit"))[0]).toBe(0);
  expect(await page()).toContain("I posti sono otto");
});
