import { once } from "node:events";
import { rmSync } from "node:fs";
import { cp, mkdtemp, readFile, rename, writeFile } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { ReadingMemory } from "#engine/content/reading/reading-memory.ts";
import { loadSite } from "#engine/load-site.ts";
import type { Collections, Targets } from "./contract/collections.ts";
import type { Media, OpenFile, Saved, Uploaded } from "./contract/files.ts";
import type { Finding } from "./contract/findings.ts";
import type { Forms } from "./contract/forms.ts";
import { createHistory } from "./files/history.ts";
import { followSite } from "./site/site-state.ts";
import { startEditor } from "./start-editor.ts";
import { addressEditor } from "./test-support/address-editor.ts";
import { cookiesOf, postcardEditor } from "./test-support/postcard-editor.ts";

const LETTER = "pages/letter/it.md";
let editor: Awaited<ReturnType<typeof postcardEditor>>;

beforeAll(async () => {
  editor = await postcardEditor();
}, 60_000);
afterAll(() => editor.close());

test("an editor that is closed while it reads a folder that goes away ends without an error", async () => {
  const folder = await mkdtemp(join(tmpdir(), "goes-away-"));
  const [root, content] = [resolve(import.meta.dirname, ".."), join(folder, "content")];
  const site = join(root, "examples/postcard");
  await cp(join(site, "content"), content, { recursive: true });
  const errors: unknown[] = [];
  const folders = { root, site, content, cache: join(folder, ".cache") };
  const onError = (error: unknown) => errors.push(error);
  const closed = await startEditor({ ...folders, port: 0, variables: {}, onKeyUsed: () => {}, onError });
  // It has begun to read.
  rmSync(content, { recursive: true });
  await closed.close();
  // What begins to be read later, and is there, has been read meanwhile.
  const ignored = { onShown: () => {}, onState: () => {}, memory: new ReadingMemory() };
  const later = { definition: await loadSite(site), content: join(site, "content"), cache: folders.cache };
  expect(await followSite({ ...later, ...ignored }).current()).toMatchObject({ errors: [] });
  expect(errors).toEqual([]);
});

test("[O2] what somebody typed a moment before a restart is a version with their name", async () => {
  const { people, content, ask, close, stop, errors } = await addressEditor();
  onTestFinished(close);
  const { id } = people.accept(people.invite("Inês", false), { id: "a", publicKey: new Uint8Array([1]), counter: 0 });
  const cookie = `__Host-passerelle=${people.begin(id)}`;
  const { text: opened } = await ask("GET", `/api/file?path=${LETTER}`, { cookie });
  const { text: base } = JSON.parse(opened) as OpenFile;
  const typed = { path: LETTER, base, edited: { text: `${base}\nA presto.\n` } };
  expect((await ask("PUT", "/api/file", { cookie, body: typed })).status).toBe(200);
  await stop();
  const [last] = await createHistory(content).versions(LETTER);
  expect(last?.by).toBe("Inês");
  expect(errors).toEqual([]);
});

test("[O1] nobody gets in without the key, nor with one that was used", async () => {
  const { address: key, base, cookie, origin, ask } = editor;
  const wrong = key.replace(/key=.*/, "key=wrong");
  for (const address of [`${origin}/`, `${origin}/api/collections`, `${base}/`, `${base}/api/collections`, wrong]) {
    expect((await fetch(address, { redirect: "manual" })).status, address).toBe(403);
  }
  const foreign = await fetch(`${base}/api/collections`, { headers: { cookie, origin: "https://evil.example" } });
  expect(foreign.status).toBe(403);
  const { previewOrigin } = await ask<Collections>("GET", "/api/collections");
  expect((await fetch(`${previewOrigin}/it/`)).status).toBe(403);
  expect((await fetch(`${previewOrigin}/it/`, { headers: { cookie } })).status).toBe(200);
});

test("a previewed page asks for a handful of files, and those that pages share browsers keep", async () => {
  const { ask, cookie } = editor;
  const { previewOrigin } = await ask<Collections>("GET", "/api/collections");
  const scriptsOf = async (path: string) => {
    const page = await (await fetch(previewOrigin + path, { headers: { cookie } })).text();
    return [...page.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, script = ""]) => script);
  };
  const [first, second] = [await scriptsOf("/it/"), await scriptsOf("/it/lettera/")];
  expect(first.length).toBeLessThanOrEqual(3);
  // The program that both begin with asks for what they need beside it.
  expect(second).toEqual(first);
  for (const script of first) {
    const answer = await fetch(previewOrigin + script, { headers: { cookie } });
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, expect.stringContaining("immutable")]);
    expect((await fetch(previewOrigin + script)).status).toBe(403);
  }
});

test("a target that cannot be read is refused like any other, with the cookie or without, and nothing fails", async () => {
  const { origin, base, cookie } = editor;
  const { hostname, port } = new URL(origin);
  const inside = new URL(base).pathname;
  for (const path of [
    "//",
    "//x",
    "/%",
    "/%ff",
    "http://",
    "http://[/",
    "*",
    `${inside}%`,
    `${inside}//`,
    `${inside}api/%`,
  ])
    for (const headers of [{}, { cookie }]) {
      const asked = request({ hostname, port, path, headers }).end();
      const [answer] = (await once(asked, "response")) as [IncomingMessage];
      answer.resume();
      expect([403, 404], path).toContain(answer.statusCode);
    }
});

test("another site is edited like the project's own: its pages, their labels, and what they show", async () => {
  const { ask, cookie } = editor;

  const { pageLists, previewOrigin, texts } = await ask<Collections>("GET", "/api/collections");
  expect(pageLists).toEqual([{ key: "pages", adds: null }]);
  expect(texts.map(({ key, versions }) => [key, versions.it?.address])).toEqual([
    ["home", "/it/"],
    ["letter", "/it/lettera/"],
    // Nobody links to a page of errors.
    ["not-found", undefined],
  ]);
  const forms = await ask<Forms>("GET", "/api/forms");
  expect(Object.keys(forms)).not.toContain("page/contact");
  const field = (name: string, title: string) =>
    expect.objectContaining({ name, shape: expect.objectContaining({ title }) });
  // One whose texts are those of every page.
  expect(forms["page/not-found"]).toHaveProperty("properties", expect.arrayContaining([field("heading", "Heading")]));
  expect(forms["page/letter"]).toHaveProperty("properties", expect.arrayContaining([field("signature", "Signature")]));

  const { value, text, schema, previewPath } = await ask<OpenFile>("GET", `/api/file?path=${LETTER}`);
  expect([schema, previewPath]).toEqual(["page/letter", "/it/lettera/"]);
  const edited = { value: { ...(value as object), signature: "" } };
  const { text: typed } = await ask<Saved>("PUT", "/api/file", { path: LETTER, base: text, edited });
  const findings = await ask<readonly Finding[]>("GET", "/api/findings");
  expect(findings).toMatchObject([{ path: LETTER, labels: ["Signature"] }]);
  const fixed = { value: { ...(value as object), signature: "Written on a ferry" } };
  await ask<Saved>("PUT", "/api/file", { path: LETTER, base: typed, edited: fixed });

  const page = await fetch(`${previewOrigin}${previewPath}`, { headers: { cookie } });
  expect(await page.text()).toContain("Written on a ferry");
  // A site without articles and without lists of them.
  expect((await ask<Targets>("GET", "/api/targets")).links).toEqual([]);
  // The site itself, which has no post and no tag.
  expect(await ask<OpenFile>("GET", "/api/file?path=site.yaml")).toMatchObject({ previewPath: "/it/" });
});

test("[O5] what is typed is in the file and on the real page, which the editor alone may frame", async () => {
  const { ask, cookie, origin } = editor;
  const { previewOrigin } = await ask<Collections>("GET", "/api/collections");
  const { value, text, previewPath } = await ask<OpenFile>("GET", `/api/file?path=${LETTER}`);
  const edited = { value: { ...(value as Record<string, string>), heading: "Un titre tapé à l'instant" } };
  const saved = await ask<Saved>("PUT", "/api/file", { path: LETTER, base: text, edited });
  expect(saved.text).toContain("Un titre tapé à l'instant");
  const page = await fetch(`${previewOrigin}${previewPath}`, { headers: { cookie } });
  expect(await page.text()).toContain("Un titre tapé à l’instant");
  expect(page.headers.get("content-security-policy")).toContain(`frame-ancestors ${origin}`);
});

test("[O2] what is typed into a text as long as ten books is in the file", async () => {
  const { ask, content } = editor;
  const short = await readFile(join(content, LETTER), "utf8");
  const base = `${short}\n${`${"Una riga. ".repeat(300)}\n\n`.repeat(1000)}`;
  await writeFile(join(content, LETTER), base);
  await ask<Saved>("PUT", "/api/file", { path: LETTER, base, edited: { text: `${base}Fine.\n` } });
  expect((await readFile(join(content, LETTER), "utf8")).endsWith("\nFine.\n")).toBe(true);
  await writeFile(join(content, LETTER), short);
});

test("[O4] what the build would say is said at the field, in the owner's language", async () => {
  const { ask } = editor;
  const { value, text } = await ask<OpenFile>("GET", "/api/file?path=site.yaml");
  const edited = { value: { ...(value as object), written: "2026-02-30" } };
  const { text: typed } = await ask<Saved>("PUT", "/api/file", { path: "site.yaml", base: text, edited });
  const findings = await ask<readonly Finding[]>("GET", "/api/findings");
  expect(findings).toMatchObject([{ field: ["written"], severity: "error", id: "no-such-day" }]);
  await ask<Saved>("PUT", "/api/file", { path: "site.yaml", base: typed, edited: { text } });
});

const mediaEntry = async (wanted: string) =>
  (await editor.ask<Media>("GET", "/api/media")).files.find(({ name }) => name === wanted);

test("a very large photograph is reduced, and what no browser shows is refused", async () => {
  const noise = { type: "gaussian", mean: 120, sigma: 60 } as const;
  const grain = await sharp({ create: { width: 330, height: 160, channels: 3, noise, background: "#888" } })
    .png()
    .toBuffer();
  const photograph = await sharp({ create: { width: 3300, height: 1600, channels: 3, background: "#888" } })
    .composite([{ input: grain, tile: true }])
    .jpeg({ quality: 100 })
    .toBuffer();
  expect(photograph.length).toBeGreaterThan(5_000_000);
  const { name, note } = await editor.ask<Uploaded>("POST", "/api/media?name=Été à Lisbonne.JPG", photograph);
  expect(name).toBe("ete-a-lisbonne.jpg");
  const file = await mediaEntry(name);
  expect(file).toMatchObject({ width: 3200, usedBy: [] });
  expect(file?.bytes).toBeLessThan(photograph.length);
  expect(note).toMatch(/reduced/);
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic"), Buffer.alloc(200)]);
  expect(await editor.refusal("POST", "/api/media?name=photo.heic", heic)).toBe("picture-heic");
});

test("a file comes byte by byte, whatever browsers call it; what is no such JSON, or too large, is refused in words", async () => {
  const { base, cookie, origin } = editor;
  const send = async (path: string, type: string, body: Buffer<ArrayBuffer> | string) => {
    const headers = { cookie, origin, "content-type": type };
    return fetch(`${base}/api/${path}`, { method: "POST", headers, body });
  };
  const bytes = Buffer.from([0x61, 0x3b, 0xe9, 0x0d, 0x0a]);
  for (const type of ["text/plain", "application/json", "text/csv"]) {
    const { name } = (await (await send("media?name=noms.csv", type, bytes)).json()) as Uploaded;
    const kept = await fetch(`${base}/api/media/file?path=media/${name}`, { headers: { cookie } });
    expect(Buffer.from(await kept.arrayBuffer()), type).toEqual(bytes);
    expect(kept.headers.get("content-security-policy")).toContain("sandbox");
  }
  const wanted = JSON.stringify({ command: "publish-dry-run" });
  for (const [type, body] of [
    ["text/plain", wanted],
    ["application/json", wanted.slice(1)],
    ["application/json", '{"command":"rm"}'],
  ] as const)
    expect(await (await send("runs", type, body)).json()).toMatchObject({ error: { id: "not-understood" } });
  const headers = { cookie, origin, "content-length": 100_000_001 };
  const asked = request(`${base}/api/media?name=film.png`, { method: "POST", headers });
  asked.flushHeaders();
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  expect(answer.statusCode).toBe(413);
  expect(String(await answer.toArray())).toContain("upload-too-large");
  asked.destroy();
});

test("a picture is replaced and renamed: its texts keep showing it, and a file of another kind is refused", async () => {
  const { ask, content, refusal } = editor;
  const charts = resolve(import.meta.dirname, "../tests/support/content/media");
  await cp(charts, join(content, "media"), { recursive: true });
  const text = await readFile(join(content, LETTER), "utf8");
  await writeFile(join(content, LETTER), `${text}\n![Due calendari](chart.png)\n`);
  const picture = await sharp({ create: { width: 1200, height: 1398, channels: 3, background: "#258" } })
    .jpeg()
    .toBuffer();
  const { name } = await ask<Uploaded>("POST", "/api/media?name=nouvelle.jpg&replace=media/chart.png", picture);
  expect(await mediaEntry(name)).toMatchObject({ name: "chart.png", width: 1200, height: 1398 });
  const { version, before: id } = (await mediaEntry(name)) ?? {};
  await ask("POST", "/api/history/restore", { path: "media/chart.png", id, version });
  expect((await mediaEntry(name))?.version).not.toBe(version);
  const list = Buffer.from("a;b\n");
  expect(await refusal("POST", "/api/media?name=liste.csv&replace=media/chart.png", list)).toBe("other-kind-of-file");

  await ask("POST", "/api/media/change", { do: "rename", path: "media/chart.png", name: "Les deux calendriers" });
  const { files: media } = await ask<Media>("GET", "/api/media");
  const renamed = media.find(({ name }) => name === "les-deux-calendriers.png");
  expect(renamed?.usedBy).toContain(LETTER);
  expect(media.map(({ name }) => name)).toContain("les-deux-calendriers.dark.png");
  const findings = await ask<readonly Finding[]>("GET", "/api/findings");
  expect(findings.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(await refusal("POST", "/api/media/change", { do: "delete", path: renamed?.path })).toBe("still-used");
});

test("a folder that was away is the one that is shown and watched, without a text being opened", async () => {
  const { ask, content, cookie } = editor;
  const { previewOrigin } = await ask<Collections>("GET", "/api/collections");
  const heading = async () =>
    /<h1[^>]*>([^<]*)/.exec(await (await fetch(`${previewOrigin}/it/lettera/`, { headers: { cookie } })).text())?.[1];
  const write = async (words: string) => {
    const text = await readFile(join(content, LETTER), "utf8");
    await writeFile(join(content, LETTER), text.replace(/^heading: .*$/m, `heading: ${words}`));
  };
  await cp(content, `${content}-back`, { recursive: true });
  await rename(content, `${content}-away`);
  await rename(`${content}-back`, content);
  await write("Tornata");
  await expect.poll(heading).toBe("Tornata");
  const written = async () => {
    await write("Guardata");
    return heading();
  };
  await expect.poll(written).toBe("Guardata");
});

test("[O1] what a program on another port gets of the browser opens nothing that changes a text or runs a command", async () => {
  const { ask, base, origin, setCookies } = editor;
  const { previewOrigin } = await ask<Collections>("GET", "/api/collections");
  // What a browser sends to every port, at paths that are not the editor's.
  const stolen = cookiesOf(setCookies.filter((line) => line.endsWith("Path=/")));
  expect((await fetch(`${previewOrigin}/it/`, { headers: { cookie: stolen } })).status).toBe(200);
  for (const line of setCookies)
    expect(line).toMatch(/^[\w-]+=[\w-]{43}; HttpOnly; SameSite=Strict; Path=\/(?:[\w-]{22}\/)?$/);
  const tries = [origin, base].flatMap((place) =>
    [stolen, stolen.replace("-preview=", "-editor=")].map((cookie) => ({ place, cookie })),
  );
  for (const { place, cookie } of tries) {
    const headers = { cookie, origin, "content-type": "application/json" };
    const run = await fetch(`${place}/api/runs`, { method: "POST", headers, body: '{"command":"publish"}' });
    const text = await fetch(`${place}/api/file?path=site.yaml`, { headers });
    expect([run.status, text.status]).toEqual([403, 403]);
  }
});
