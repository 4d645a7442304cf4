import { mkdir, mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { cachedFile, pruneCache } from "./file-cache.ts";
import { cachedFolder } from "./folder-cache.ts";

const DAYS = 24 * 60 * 60 * 1000;
const newCache = () => mkdtemp(join(tmpdir(), "cache-"));

/** Makes a folder of two files, and counts how often. */
function maker(word: string) {
  const made = { times: 0 };
  const make = async (folder: string) => {
    made.times += 1;
    await mkdir(join(folder, "below"), { recursive: true });
    await writeFile(join(folder, "a.js"), word);
    await writeFile(join(folder, "below/b.js"), word);
  };
  const isWhole = async (folder: string) =>
    (await readFile(join(folder, "a.js"), "utf8")) === word &&
    (await readFile(join(folder, "below/b.js"), "utf8")) === word;
  return { made, make, isWhole };
}

describe("a folder in a cache", () => {
  test("is made once", async () => {
    const path = join(await newCache(), "key");
    const { made, make, isWhole } = maker("word");
    for (let round = 0; round < 3; round += 1) await cachedFolder(path, make, 1);
    expect(made.times).toBe(1);
    expect(await isWhole(path)).toBe(true);
  });

  test.each<[string, (path: string) => Promise<void>]>([
    ["without a file", (path) => rm(join(path, "below/b.js"))],
    ["with a file cut short", (path) => truncate(join(path, "a.js"), 1)],
    ["with a file of other bytes", (path) => writeFile(join(path, "a.js"), "ward")],
    ["without its hashes", (path) => rm(join(path, ".hashes.json"))],
    ["with hashes of another form", (path) => writeFile(join(path, ".hashes.json"), "null")],
  ])("is made anew %s", async (_damage, damage) => {
    const cache = await newCache();
    const { make, isWhole } = maker("word");
    await cachedFolder(join(cache, "key"), make, 1);
    await damage(join(cache, "key"));
    await cachedFolder(join(cache, "key"), make, 1);
    expect(await isWhole(join(cache, "key"))).toBe(true);
    expect(await readdir(cache)).toEqual(["key"]);
  });

  test("is whole for everybody while several commands make the same and others, and each prunes what it does not need", async () => {
    const cache = await newCache();
    const command = async (key: string) => {
      const { make, isWhole } = maker(key);
      await cachedFolder(join(cache, key), make, 1);
      // What the command still reads after others have pruned.
      for (let look = 0; look < 20; look += 1) expect(await isWhole(join(cache, key))).toBe(true);
    };
    for (let round = 0; round < 10; round += 1) {
      const keys = [0, 1, 2, 3].map((number) => `${round}-${number}`);
      await Promise.all([...keys, ...keys].map(command));
    }
  });

  test("a command that fails leaves nothing", async () => {
    const cache = await newCache();
    const failing = async (folder: string) => {
      await mkdir(folder);
      throw new Error("no room");
    };
    await expect(cachedFolder(join(cache, "key"), failing, 1)).rejects.toThrow("no room");
    expect(await readdir(cache)).toEqual([]);
  });
});

test("pruning removes what nobody has used for a day, beyond the newest; also what stopped commands left", async () => {
  const cache = await newCache();
  const long = new Date(Date.now() - 2 * DAYS);
  const used = join(cache, "used");
  for (const name of ["used", "idle", "left.part-1"]) {
    await mkdir(join(cache, name));
    await utimes(join(cache, name), long, long);
  }
  const { make } = maker("word");
  await rm(used, { recursive: true });
  await cachedFolder(used, make, 3);
  await utimes(used, long, long);
  // Used again, it is in use.
  await cachedFolder(used, make, 3);
  await mkdir(join(cache, "new"));
  await pruneCache(cache, 1);
  expect((await readdir(cache)).sort()).toEqual(["new", "used"]);
});

describe("a file in a cache", () => {
  test.each<[string, (path: string) => Promise<void>]>([
    ["cut short", (path) => truncate(path, 20)],
    ["empty", (path) => truncate(path, 0)],
    ["of other bytes", (path) => writeFile(path, Buffer.alloc(60))],
    ["gone", (path) => rm(path)],
  ])("that is %s is made anew", async (_damage, damage) => {
    const path = join(await newCache(), "folder/file");
    const make = async () => Buffer.from("what a picture is made of");
    await cachedFile(path, make);
    expect(String(await cachedFile(path, () => Promise.reject(new Error("made twice"))))).toBe(String(await make()));
    await damage(path);
    expect(String(await cachedFile(path, make))).toBe(String(await make()));
  });

  test("that is used stays, also beside newer ones", async () => {
    const cache = await newCache();
    const long = new Date(Date.now() - 2 * DAYS);
    const make = async () => Buffer.from("bytes");
    for (const name of ["used", "idle"]) {
      await cachedFile(join(cache, name), make);
      await utimes(join(cache, name), long, long);
    }
    await cachedFile(join(cache, "used"), make);
    await cachedFile(join(cache, "new"), make);
    await pruneCache(cache, 1);
    expect((await readdir(cache)).sort()).toEqual(["new", "used"]);
  });

  test("is given to the command also where it cannot be stored", async () => {
    const cache = await newCache();
    await writeFile(join(cache, "file"), "");
    expect(String(await cachedFile(join(cache, "file/below"), async () => Buffer.from("bytes")))).toBe("bytes");
  });
});
