import { hash, randomUUID } from "node:crypto";
import { readFile, rename, rm, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pruneCache } from "./file-cache.ts";
import { filesBelow } from "./path-below.ts";
import { writeWhole } from "./write-whole.ts";

/** Lies in each folder of a cache: the hash of every file that it had when it was finished. */
const HASHES_FILE = ".hashes.json";

/**
 * Sees that the folder at `path` of a cache is there and whole. Several commands may do so at once: nobody finds half a
 * folder, and what a command uses stays for a day (`pruneCache`).
 *
 * @param make makes the folder that it is given the path of
 * @param keep how many idle folders stay beside it
 */
export async function cachedFolder(path: string, make: (folder: string) => Promise<void>, keep: number): Promise<void> {
  if (await isWhole(path)) {
    const now = new Date();
    // Where the cache may only be read, nobody prunes it either.
    await utimes(path, now, now).catch(() => undefined);
    return;
  }
  const part = `${path}.part-${randomUUID()}`;
  const damaged = `${part}.damaged`;
  try {
    await make(part);
    await writeWhole(join(part, HASHES_FILE), JSON.stringify(await hashesOf(part)));
    await rename(part, path).catch(async (error: unknown) => {
      // Another command was faster; or what lies there is why this one was made.
      if (await isWhole(path)) return;
      await rename(path, damaged).catch(() => Promise.reject(error));
      await rename(part, path);
    });
  } finally {
    await Promise.all([part, damaged].map((folder) => rm(folder, { recursive: true, force: true })));
  }
  await pruneCache(dirname(path), keep);
}

async function isWhole(path: string): Promise<boolean> {
  try {
    const hashes = JSON.parse(await readFile(join(path, HASHES_FILE), "utf8")) as unknown;
    return JSON.stringify(hashes) === JSON.stringify(await hashesOf(path));
  } catch {
    return false;
  }
}

/** The hash of each file below a folder, in a fixed order. */
async function hashesOf(folder: string): Promise<Record<string, string>> {
  const names = [...filesBelow(folder)].sort().filter((name) => name !== HASHES_FILE);
  const hashes = names.map(async (name) => [name, hash("sha256", await readFile(join(folder, name)))] as const);
  return Object.fromEntries(await Promise.all(hashes));
}
