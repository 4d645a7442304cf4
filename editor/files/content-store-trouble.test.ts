import { spawnSync } from "node:child_process";
import { chmod, mkdir, open, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import type { WriteCalls } from "#engine/files/write-whole.ts";
import type { Json } from "../contract/values.ts";
import type { Refused } from "../words/refused.ts";
import { inWords, removeUnfinished } from "./owner-files.ts";
import { contentStore, SITE, told } from "./test-support/content-store.ts";

test("[O2] killed while saving: the file is whole and as it was, and the next start tidies up", async () => {
  const { folder, onDisk } = await contentStore();
  const before = await onDisk(SITE);
  const script = join(import.meta.dirname, "test-support/crash-while-saving.ts");
  const { signal } = spawnSync(process.execPath, [script, folder, SITE, "brand: Perdu\n"]);
  expect(signal).toBe("SIGKILL");
  expect(await onDisk(SITE)).toBe(before);
  const unfinished = async () => (await readdir(folder)).filter((name) => name.endsWith(".tmp"));
  expect(await unfinished()).toHaveLength(1);
  await removeUnfinished(folder);
  expect(await unfinished()).toEqual([]);
});

test("[O2] a full disk is said, and the file stays as it was", async () => {
  const full: WriteCalls["open"] = async (path, ...rest) => {
    const handle = await open(path, ...rest);
    if (String(path).includes(".site.yaml.saving")) {
      handle.writeFile = () => Promise.reject(Object.assign(new Error("no space"), { code: "ENOSPC" }));
    }
    return handle;
  };
  const { store, folder, onDisk } = await contentStore({ open: full, rename });
  const { text } = await store.open(SITE);
  expect(await told(store.bringIn({ path: SITE, base: text, edited: { text: `${text}# a\n` } }))).toMatch(
    /^disk-full: Le disque est plein/,
  );
  expect(await onDisk(SITE)).toBe(text);
  expect((await readdir(folder)).filter((name) => name.endsWith(".tmp"))).toEqual([]);
});

test("[O2] where no version can be kept, what was saved is never lost, and the owner is told", async () => {
  const { store, folder, onDisk } = await contentStore();
  await writeFile(join(dirname(folder), ".history"), "in the way");
  const { text } = await store.open(SITE);
  expect(await told(store.bringIn({ path: SITE, base: text, edited: { text: `${text}# a\n` } }))).toMatch(
    /^cannot-save: /,
  );
  expect(await onDisk(SITE)).toBe(text);
});

test("a read-only file is opened, said to be so, and not replaced", async () => {
  const { store, folder, onDisk } = await contentStore();
  await chmod(join(folder, SITE), 0o444);
  const { text, writable } = await store.open(SITE);
  expect(writable).toBe(false);
  expect(await told(store.bringIn({ path: SITE, base: text, edited: { text: `${text}# a\n` } }))).toMatch(
    /^read-only: Ce texte est protégé contre l’écriture/,
  );
  expect(await onDisk(SITE)).toBe(text);
});

test("[O4] a file broken by hand is opened as a text, refuses the form, and takes the fixed text", async () => {
  const { store, folder, onDisk } = await contentStore();
  const broken = 'brand: "Passerelle\nsince: 2012\n';
  await writeFile(join(folder, SITE), broken);
  const { value, text } = await store.open(SITE);
  expect({ value, text }).toEqual({ value: null, text: broken });
  const form = store.bringIn({ path: SITE, base: text, edited: { value: { brand: "X" } } });
  expect(await told(form)).toMatch(/^form-of-broken-file: /);
  expect(await onDisk(SITE)).toBe(broken);
  await store.bringIn({ path: SITE, base: text, edited: { text: "brand: Passerelle\n" } });
  expect(await onDisk(SITE)).toBe("brand: Passerelle\n");
});

test("[O2] a file that is broken by hand while its form is open still takes what is typed in the form", async () => {
  const { store, folder, onDisk } = await contentStore();
  const { text, value } = await store.open(SITE);
  const broken = `${text}oubli: "ouvert\n`;
  await writeFile(join(folder, SITE), broken);
  const form = { value: { ...(value as { [key: string]: Json }), since: 1999 } };
  await store.bringIn({ path: SITE, base: text, edited: form });
  expect(await onDisk(SITE)).toBe(broken.replace(/^since: .*$/m, "since: 1999"));
});

test.each(["bonjour\n", "- un\n- deux\n"])(
  "a file that holds %j alone, and no settings, is opened as a text",
  async (text) => {
    const { store, folder } = await contentStore();
    await writeFile(join(folder, SITE), text);
    expect(await store.open(SITE)).toMatchObject({ value: null, text });
  },
);

test("a folder in the place of a file is said, and is no reason to write", async () => {
  const { store, folder } = await contentStore();
  const { text } = await store.open(SITE);
  await rm(join(folder, SITE));
  await mkdir(join(folder, SITE));
  const sentence = /^cannot-be-opened: site\.yaml ne peut pas être lu\. .* ce doit être un fichier/;
  expect(await told(store.open(SITE))).toMatch(sentence);
  expect(await told(store.bringIn({ path: SITE, base: text, edited: { text: "brand: A\n" } }))).toMatch(sentence);
});

test("[O2] while the folder is away no text is taken for deleted, and what is typed goes into it when it is back", async () => {
  const { store, folder, onDisk } = await contentStore();
  const { text } = await store.open(SITE);
  const typed = { path: SITE, base: text, edited: { text: `${text}# a\n` } };
  await rename(folder, `${folder}-away`);
  expect(await told(store.bringIn(typed))).toMatch(/^folder-gone: Le dossier du site n’est plus là/);
  expect(await readdir(dirname(folder))).toEqual(["content-away"]);
  await rename(`${folder}-away`, folder);
  await store.bringIn(typed);
  expect(await onDisk(SITE)).toBe(`${text}# a\n`);
});

test("a folder that nobody may write to is named, and not the text that may be written", () => {
  const error = Object.assign(new Error("no"), { code: "EACCES", path: "/media/cle/posts/fr/.a.md.saving" });
  expect((inWords(error, "posts/fr/a.md") as Refused).inWords("fr")).toMatch(
    /dans ce dossier\s: \/media\/cle\/posts\/fr\./,
  );
});

test("a file that is not UTF-8 is left alone, and what is typed and taken back waits for nothing", async () => {
  const { store, folder } = await contentStore();
  const bytes = Buffer.from("brand: Soci\xe9t\xe9\n", "latin1");
  await writeFile(join(folder, SITE), bytes);
  const { writable, text } = await store.open(SITE);
  expect(writable).toBe(false);
  const typed = (changed: string) => store.bringIn({ path: SITE, base: text, edited: { text: changed } });
  expect(await told(typed(`${text}# a\n`))).toMatch(/^not-utf8: /);
  await typed(text);
  expect(await readFile(join(folder, SITE))).toEqual(bytes);
});
