import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** The file at `path` of a cache, made and stored where it is missing. Other builds never see half a file. */
export async function cachedFile(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const cached = await readFile(path).catch(() => undefined);
  if (cached !== undefined) return cached;
  const bytes = await make();
  await writeWhole(path, bytes);
  return bytes;
}

/** Writes a file beside its place and renames it, so that readers see all of it or nothing. */
export async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const part = `${path}.${randomUUID()}.part`;
  await writeFile(part, content);
  await rename(part, path);
}

/** Removes all but the newest entries of a cache folder; unfinished ones stay. */
export async function pruneCache(folder: string, keep: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => !/\.part(-|$)/.test(name));
  const dated = await Promise.all(
    names.map(async (name) => ({ name, time: (await stat(join(folder, name))).mtimeMs })),
  );
  const old = dated.toSorted((a, b) => b.time - a.time).slice(keep);
  await Promise.all(old.map(({ name }) => rm(join(folder, name), { recursive: true, force: true })));
}
