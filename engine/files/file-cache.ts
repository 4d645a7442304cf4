import { createHash, hash } from "node:crypto";
import { readFileSync, utimesSync } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { writeWhole, writeWholeSync } from "./write-whole.ts";

/** Bytes of the hash at the end of a cached file. */
const SEAL = 32;
/** No command works longer than this with what it took from a cache. */
const IN_USE = 24 * 60 * 60 * 1000;

/**
 * The file at `path` of a cache, made and stored where it is missing or damaged. Other commands never see half a file. What
 * cannot be stored is made again the next time.
 */
export async function cachedFile(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const cached = readCached(path);
  if (cached !== undefined) return cached;
  const bytes = await make();
  await storeCached(path, bytes);
  return bytes;
}

/** The bytes that were stored in a cache; undefined if they are missing or damaged. */
export function readCached(path: string): Buffer | undefined {
  let content: Buffer | undefined;
  try {
    content = unsealed(readFileSync(path));
    const now = new Date();
    utimesSync(path, now, now);
  } catch {
    // It is missing; or the cache may only be read, and nobody prunes it either.
  }
  return content;
}

/** Stores bytes in a cache, which may be made while they are written, unless the disk is full or must not be written. */
export async function storeCached(path: string, content: Buffer | Iterable<Buffer>): Promise<void> {
  await writeWhole(path, sealed(Buffer.isBuffer(content) ? [content] : content)).catch(() => undefined);
}

/** The same where nobody can wait. */
export function storeCachedSync(path: string, content: Buffer): void {
  try {
    writeWholeSync(path, Buffer.concat([...sealed([content])]));
  } catch {
    // It is made again the next time.
  }
}

/**
 * Removes all but the newest entries of a cache folder, as far as that is possible. Whoever uses an entry dates it anew: what
 * was used within a day may be in use, and stays.
 */
export async function pruneCache(folder: string, keep: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  if (names.length <= keep) return;
  const dated = await Promise.all(
    names.map(async (name) => {
      // Another command may remove it at this moment.
      const found = await stat(join(folder, name)).catch(() => undefined);
      return { name, time: found?.mtimeMs ?? 0 };
    }),
  );
  const idle = dated
    .toSorted((a, b) => b.time - a.time)
    .slice(keep)
    .filter(({ time }) => time < Date.now() - IN_USE);
  await Promise.allSettled(idle.map(({ name }) => rm(join(folder, name), { recursive: true, force: true })));
}

/** A cached file says itself whether it is whole: its hash stands at its end. */
function* sealed(parts: Iterable<Buffer>): Generator<Buffer> {
  const seal = createHash("sha256");
  for (const part of parts) {
    seal.update(part);
    yield part;
  }
  yield seal.digest();
}

function unsealed(bytes: Buffer): Buffer | undefined {
  if (bytes.length < SEAL) return undefined;
  const content = bytes.subarray(0, -SEAL);
  return hash("sha256", content, "buffer").equals(bytes.subarray(-SEAL)) ? content : undefined;
}
