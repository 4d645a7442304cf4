import { open, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import type { Conflict } from "../contract/files.ts";
import type { Json } from "../contract/values.ts";
import type { Refused } from "../words/refused.ts";
import { contentStore, SITE, told } from "./test-support/content-store.ts";

const brand = (text: string, name: string) => text.replace(/^brand: .*$/m, `brand: ${name}`);
const since = (text: string, year: number) => text.replace(/^since: .*$/m, `since: ${year}`);

test("[O2] two windows, another program, a form: what each changed is in the file, and every other line as it was", async () => {
  const { store, folder, onDisk } = await contentStore();
  const { text, value } = await store.open(SITE);
  await store.bringIn({ path: SITE, base: text, edited: { text: brand(text, "Première") } });
  await writeFile(join(folder, SITE), `${await onDisk(SITE)}# relu\n`);
  const form = { value: { ...(value as { [key: string]: Json }), since: 1999 } };
  const joined = await store.bringIn({ path: SITE, base: text, edited: form });
  const wanted = `${since(brand(text, "Première"), 1999)}# relu\n`;
  expect(await onDisk(SITE)).toBe(wanted);
  expect([joined.text, joined.mine]).toEqual([wanted, since(text, 1999)]);
  // The window types on, without having seen what the other did; and sends the same twice.
  const later = { path: SITE, base: joined.mine, edited: { text: since(text, 2001) } };
  await store.bringIn(later);
  await store.bringIn(later);
  expect(await onDisk(SITE)).toBe(since(wanted, 2001));
});

test("[O2] the same line changed in two windows: nothing is written, both texts are given, and both are versions", async () => {
  const { store, history, onDisk } = await contentStore();
  const { text } = await store.open(SITE);
  await store.bringIn({ path: SITE, base: text, edited: { text: brand(text, "Première") } });
  const second = { path: SITE, base: text, edited: { text: brand(text, "Seconde") } };
  const refused: unknown = await store.bringIn(second).catch((error: unknown) => error);
  expect(refused).toMatchObject({ id: "two-versions", status: 409 });
  const { theirs, pieces } = (refused as Refused & { readonly more: Conflict }).more;
  expect(pieces.filter((piece) => "mine" in piece)).toEqual([
    { mine: ["brand: Seconde"], theirs: ["brand: Première"] },
  ]);
  expect(await onDisk(SITE)).toBe(brand(text, "Première"));
  await store.bringIn({ ...second, base: theirs });
  expect(await onDisk(SITE)).toBe(brand(text, "Seconde"));
  const kept = await Promise.all(
    (await history.versions(SITE)).map(async ({ id }) => String(await history.bytesOf(SITE, id))),
  );
  for (const name of ["Première", "Seconde"]) expect(kept).toContain(brand(text, name));
});

test("[O2] what a killed editor wrote and did not answer is the writer's own, not another version", async () => {
  const { store, onDisk } = await contentStore();
  const { text } = await store.open(SITE);
  const unanswered = { text: brand(text, "Estu") };
  await store.bringIn({ path: SITE, base: text, edited: unanswered });
  const edited = { text: brand(text, "Estuaires") };
  expect(await told(store.bringIn({ path: SITE, base: text, edited }))).toMatch(/^two-versions: /);
  await store.bringIn({ path: SITE, base: text, edited, unanswered });
  expect(await onDisk(SITE)).toBe(brand(text, "Estuaires"));
});

test("[O2] two changes that no form could read together are a choice, not a broken file", async () => {
  const { store, onDisk } = await contentStore();
  const tags = "tags.yaml";
  const { text } = await store.open(tags);
  const added = `autre: { fr: A, en: B, pt: C }\n`;
  await store.bringIn({ path: tags, base: text, edited: { text: added + text } });
  const refused = store.bringIn({ path: tags, base: text, edited: { text: text + added } });
  expect(await told(refused)).toMatch(/^two-versions: /);
  expect(await onDisk(tags)).toBe(added + text);
});

test("[O2] a text that was deleted while it was written can be put back", async () => {
  const { store, history, onDisk } = await contentStore();
  const path = "posts/fr/acheter-au-portugal-les-etapes.md";
  const { text } = await store.open(path);
  await store.change(async () => ({ files: new Map([[path, null]]) }));
  const typed = { path, base: text, edited: { text: `${text}Fin.\n` } };
  expect(await told(store.bringIn(typed))).toMatch(/^deleted-elsewhere: /);
  expect(String(await history.bytesOf(path, (await history.versions(path))[0]?.id ?? ""))).toBe(`${text}Fin.\n`);
  await store.bringIn({ ...typed, base: null });
  expect(await onDisk(path)).toBe(`${text}Fin.\n`);
});

test("[O2] another program that saves while the editor does is noticed too", async () => {
  const { store, folder, onDisk } = await contentStore({
    async open(path, ...rest) {
      // Between the first look at the file and the renaming.
      if (String(path).includes(".site.yaml.saving"))
        await writeFile(join(dirname(String(path)), SITE), "brand: Ailleurs\n");
      return open(path, ...rest);
    },
    rename,
  });
  const { text } = await store.open(SITE);
  expect(await told(store.bringIn({ path: SITE, base: text, edited: { text: "brand: Ici\n" } }))).toMatch(
    /^two-versions/,
  );
  expect(await onDisk(SITE)).toBe("brand: Ailleurs\n");
  expect((await readdir(folder)).filter((name) => name.endsWith(".tmp"))).toEqual([]);
});

test("[O3] line breaks of Windows and the byte-order mark stay", async () => {
  const { store, folder, onDisk } = await contentStore();
  const raw = (await onDisk(SITE)).replaceAll("\n", "\r\n");
  await writeFile(join(folder, SITE), `\uFEFF${raw}`);
  const { text, value } = await store.open(SITE);
  await store.bringIn({
    path: SITE,
    base: text,
    edited: { value: { ...(value as { [key: string]: Json }), since: 1999 } },
  });
  expect(await onDisk(SITE)).toBe(`\uFEFF${raw.replace(/^since: \d+/m, "since: 1999")}`);
});

test("[O1] only texts of the site are opened", async () => {
  const { store, folder } = await contentStore();
  await writeFile(join(folder, "../secret.md"), "x");
  for (const path of [
    "../secret.md",
    "posts/fr/../../../secret.md",
    "/etc/passwd",
    "posts/fr/.hidden.md",
    "posts/fr/a\\b.md",
    ".env",
  ]) {
    expect(await told(store.open(path)), path).toMatch(/^no-such-file: /);
  }
});

test("the texts of the interface can be changed where no file says any otherwise, or one of comments only", async () => {
  const { store, onDisk } = await contentStore();
  const path = "messages/fr.yaml";
  const missing = await store.open(path);
  expect(missing).toMatchObject({ version: null, value: {}, writable: true });
  const news = { value: { "menu.news": "Nouvelles" } };
  const { text } = await store.bringIn({ path, base: null, edited: news });
  expect(await onDisk(path)).toBe("menu.news: Nouvelles\n");
  const empty = await store.bringIn({ path, base: text, edited: { text: "# rien\n" } });
  expect(empty.value).toEqual({});
  await store.bringIn({ path, base: empty.text, edited: news });
  expect(await onDisk(path)).toBe("# rien\nmenu.news: Nouvelles\n");
});

test("[O2] versions are kept from the first saving on, and a deleted file can come back", async () => {
  const { store, history, folder, onDisk } = await contentStore();
  const first = await onDisk(SITE);
  const saved = await store.bringIn({ path: SITE, base: first, edited: { text: "brand: Deux\n" } });
  const versions = await history.versions(SITE);
  expect(versions).toHaveLength(1);
  const old = await history.bytesOf(SITE, versions[0]?.id ?? "");
  await store.write(SITE, saved.version, old);
  expect(await onDisk(SITE)).toBe(first);
  const post = (await readdir(join(folder, "posts/fr"))).find((name) => name.endsWith(".md")) ?? "";
  const path = `posts/fr/${post}`;
  const text = await onDisk(path);
  await store.change(async () => ({ files: new Map([[path, null]]) }));
  expect((await history.deleted()).map((file) => file.path)).toEqual([path]);
  await store.write(path, null, await history.bytesOf(path, (await history.versions(path))[0]?.id ?? ""));
  expect(await onDisk(path)).toBe(text);
  expect(await readFile(join(folder, "../.history/.gitignore"), "utf8")).toBe("*\n");
});
