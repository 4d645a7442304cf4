import { readFile, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { MANIFEST_FILE, type Manifest } from "#engine/manifest/manifest.ts";
import { makeContent } from "../support/setup/made-up-content.ts";
import { filesBelow, runGenerator, temporaryFolder } from "../support/setup/run-generator.ts";

const REPRODUCIBLE = { SOURCE_DATE_EPOCH: "2000000000" };
const POSTS = 24;
/** What tells of all files: the manifest and two more lists. */
const PRIVATE = [".build/build-keys.json", ".build/published.txt", ".build/manifest.json"];
/** A word that no text has. */
const MARK = "Zwjfk";

const folder = await temporaryFolder();
const [content, out] = [join(folder, "content"), join(folder, "site")];
await makeContent(content, POSTS);
await edit("posts/en/post-00015.md", (text) => text.replace(/^title: "/m, `title: "${MARK} `));
await built();

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const path = join(content, file);
  await writeFile(path, change(await readFile(path, "utf8")));
}

async function built(folder = out): Promise<string> {
  const { code, output, errors } = await runGenerator(["--content", content, "--out", folder], REPRODUCIBLE);
  expect(code, errors).toBe(0);
  return output;
}

/** Builds again after a change; gives the names of the files that are other files on the disk than before, or gone. */
async function rewritten(change: () => Promise<void>): Promise<string[]> {
  const before = await fileNumbers();
  await change();
  await built();
  const after = await fileNumbers();
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name)).sort();
}

async function fileNumbers(): Promise<ReadonlyMap<string, string>> {
  const names = [...(await filesBelow(out)).keys()];
  const stats = await Promise.all(names.map((name) => stat(join(out, name))));
  return new Map(names.map((name, index) => [name, `${stats[index]?.ino} ${stats[index]?.mtimeMs}`]));
}

/** Pictures of earlier titles stay for a while, as every file that is named by its bytes. */
function isSocialPicture(name: string): boolean {
  return name.startsWith("assets/social/");
}

function withForms(files: readonly string[]): string[] {
  return files.flatMap((file) => [file, `${file}.br`, `${file}.gz`]);
}

/** Files that show a word, with their compressed forms. */
async function filesThatShow(word: string): Promise<string[]> {
  const files = [...(await filesBelow(out))].filter(
    ([name, bytes]) => !/\.(br|gz)$/.test(name) && !PRIVATE.includes(name) && bytes.includes(word),
  );
  return withForms(files.map(([name]) => name));
}

test("editing the text of one post among 72 rewrites the files of its page and no other", async () => {
  const changed = await rewritten(() => edit("posts/fr/article-00020.md", (text) => `${text}\nEncore une phrase.\n`));
  const page = ["", "fr/"].flatMap((prefix) => [
    `${prefix}article-00020/index.html`,
    `assets/data/${prefix}article-00020/index.json`,
  ]);
  expect(changed).toEqual([...PRIVATE, ...withForms(page)].sort());
});

test("editing the title of a post rewrites exactly the files that show it: its page, lists, tags, and neighbours", async () => {
  const expected = await filesThatShow(MARK);
  expect(expected.filter((name) => name.endsWith("blog/3/index.html"))).toEqual(["en/blog/3/index.html"]);
  expect(expected.some((name) => name.startsWith("en/tag/"))).toBe(true);
  expect(expected.length).toBeLessThan(80);
  const changed = await rewritten(() => edit("posts/en/post-00015.md", (text) => text.replace(MARK, `${MARK}s`)));
  const [pictures, others] = [changed.filter(isSocialPicture), changed.filter((name) => !isSocialPicture(name))];
  expect(others).toEqual([...PRIVATE, ...expected].sort());
  expect(pictures, "the picture that shows the new title").toHaveLength(1);
});

test("after edits, a new post, a new date and a removal, the folder is that of a build from nothing, to the byte", async () => {
  await edit("posts/pt/artigo-00007.md", (text) =>
    text.replace(/^date: .*$/m, "date: 2026-01-01\nupdated: 2026-02-02"),
  );
  await edit("posts/en/post-00009.md", (text) => text.replace(/^date: .*$/m, "date: 2026-11-01"));
  await rename(join(content, "posts/fr/article-00018.md"), join(content, "posts/fr/autre-nom.md"));
  await edit("posts/fr/article-00019.md", (text) => text.replaceAll("/fr/article-00018/", "/fr/autre-nom/"));
  await built();
  const fresh = join(await temporaryFolder(), "fresh");
  await built(fresh);
  const [one, other] = [await filesBelow(out), await filesBelow(fresh)];
  const manifest = JSON.parse(String(one.get(MANIFEST_FILE))) as Manifest;
  const old = Object.entries(manifest.files).filter(([, { age }]) => age !== undefined);
  expect(old.filter(([path]) => !isSocialPicture(path.slice(1)))).toEqual([]);
  expect([...one.keys()].filter((name) => !old.some(([path]) => path === `/${name}`))).toEqual([...other.keys()]);
  const current = Object.fromEntries(Object.entries(manifest.files).filter(([, { age }]) => age === undefined));
  expect({ ...manifest, files: current }).toEqual(JSON.parse(String(other.get(MANIFEST_FILE))));
  const differing = [...other].filter(([name, bytes]) => !bytes.equals(one.get(name) ?? Buffer.of()));
  // What tells of all files tells of the old pictures too.
  expect(differing.map(([name]) => name).filter((name) => !PRIVATE.includes(name))).toEqual([]);
});
