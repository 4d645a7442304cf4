import { renameSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { swapFolder } from "./swap-folder.ts";

async function place(files: Readonly<Record<string, string>>, waiting: Readonly<Record<string, string>>) {
  const root = await mkdtemp(join(tmpdir(), "in-place-"));
  const folder = join(root, "dist");
  const part = join(root, "dist.part-1");
  const all = { ...named("dist", files), ...named("dist.part-1", waiting) };
  for (const [file, text] of Object.entries(all)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
  return { root, folder, part };
}

function named(folder: string, files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text]));
}

/** Refuses a renaming, as Windows does with a folder that a program uses. */
function refusing(isRefused: (from: string) => boolean, code = "EPERM"): typeof renameSync {
  return (from, to) => {
    if (isRefused(String(from))) throw Object.assign(new Error(`${code}: not permitted`), { code });
    renameSync(from, to);
  };
}

describe.each<[string, typeof renameSync, number?]>([
  ["swapping the folder", renameSync],
  ["moving its files where too many are unchanged", refusing(() => true, "EIO"), 0],
  ["moving its files where the folder is held", refusing(() => true)],
  ["moving its files where the new folder is held", refusing((from) => from.endsWith(".part-1"))],
])("a finished build is published by %s", (_, rename, mostLinks) => {
  test("new files are there, unchanged ones are the same file as before, removed ones are gone", async () => {
    const before = { "fr/index.html": "old", "en/index.html": "stays", "pt/a/index.html": "goes" };
    const { root, folder, part } = await place(before, { "fr/index.html": "new", "fr/b/index.html": "added" });
    const { ino } = await stat(join(folder, "en/index.html"));
    const removed = ["pt/a/index.html"];
    const names = ["en/index.html", "fr/b/index.html", "fr/index.html"];
    swapFolder({ folder, part, files: names, removed }, rename, mostLinks);
    const there = (await readdir(folder, { recursive: true })).filter((name) => name !== ".build");
    expect(there.sort()).toEqual(
      ["en", "en/index.html", "fr", "fr/b", "fr/b/index.html", "fr/index.html"].map((file) => join(file)),
    );
    expect(await readFile(join(folder, "fr/index.html"), "utf8")).toBe("new");
    expect((await stat(join(folder, "en/index.html"))).ino).toBe(ino);
    expect(await readdir(root)).toEqual(["dist"]);
  });
});

test("a build that cannot be published for another reason leaves the one before where it was", async () => {
  const { folder, part } = await place({ "fr/index.html": "old" }, { "fr/index.html": "new" });
  const failing = refusing((from) => from.endsWith(".part-1"), "EIO");
  expect(() => swapFolder({ folder, part, files: ["fr/index.html"], removed: [] }, failing)).toThrow("EIO");
  expect(await readFile(join(folder, "fr/index.html"), "utf8")).toBe("old");
});
