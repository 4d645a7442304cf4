import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** Removes all but the newest entries of a cache folder; those that are being written stay too. */
export async function keepNewest(folder: string, count: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => !name.includes(".part-"));
  const aged = await Promise.all(names.map(async (name) => ({ name, time: (await stat(join(folder, name))).mtimeMs })));
  const old = aged.toSorted((a, b) => b.time - a.time).slice(count);
  await Promise.all(old.map(({ name }) => rm(join(folder, name), { recursive: true, force: true })));
}
