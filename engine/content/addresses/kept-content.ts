import { constants, existsSync } from "node:fs";
import { cp, mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { digest } from "../../files/digest.ts";
import type { PublishedPages } from "./published-list.ts";

/** Publications of which the content stays: one can go back, and forth. */
const KEPT = 3;

/** The folder of the content that published pages were made from, on this machine; undefined where it was not kept. */
export function keptContent(cache: string, pages: PublishedPages): string | undefined {
  const folder = folderOf(cache, pages);
  return existsSync(folder) ? folder : undefined;
}

/** Keeps a copy of the content that pages were made from, once they are online. */
export async function keepContent(cache: string, pages: PublishedPages, content: string): Promise<void> {
  const folder = folderOf(cache, pages);
  const all = join(folder, "..");
  const part = `${folder}.part`;
  await mkdir(all, { recursive: true });
  await rm(part, { recursive: true, force: true });
  await cp(content, part, { recursive: true, preserveTimestamps: true, mode: constants.COPYFILE_FICLONE });
  await rm(folder, { recursive: true, force: true });
  await rename(part, folder);
  const dated = (await readdir(all)).map(async (name) => ({ name, since: (await stat(join(all, name))).ctimeMs }));
  const newest = (await Promise.all(dated)).sort((a, b) => b.since - a.since);
  for (const { name } of newest.slice(KEPT)) await rm(join(all, name), { recursive: true, force: true });
}

/** Whatever machine put the same pages online: what they say is how their content is found. */
function folderOf(cache: string, { shared, pages }: PublishedPages): string {
  const said = pages.map(({ path, fingerprint }) => `${path} ${fingerprint}`).sort();
  return join(cache, "kept-content", digest([shared, said]));
}
