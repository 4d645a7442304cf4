import { constants, existsSync } from "node:fs";
import { cp, mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { digest } from "../../files/digest.ts";
import type { PublishedPages } from "./published-list.ts";

/** The folder beside the content that keeps what was: `editor/files/history.ts` has the versions of texts there. */
const HISTORY = ".history";
/** Publications of which the content stays: one can go back, and forth. */
const KEPT = 3;

/**
 * The folder of the content that published pages were made from; undefined where it was not kept.
 *
 * @param owner the owner's content folder: what is kept lies in `.history` beside it, as the versions of its texts do
 */
export function keptContent(owner: string, pages: PublishedPages): string | undefined {
  const folder = folderOf(owner, pages);
  return existsSync(folder) ? folder : undefined;
}

/**
 * Keeps a copy of the content that pages were made from: the owner's, or what was chosen of it.
 *
 * @param online the pages that are online now, of which it stays kept
 */
export async function keepContent(
  owner: string,
  pages: PublishedPages,
  content: string,
  online?: PublishedPages,
): Promise<void> {
  const folder = folderOf(owner, pages);
  const all = join(folder, "..");
  const part = `${folder}.part`;
  await mkdir(all, { recursive: true });
  // Whatever repository the content is part of, what is kept is not.
  await writeFile(join(dirname(owner), HISTORY, ".gitignore"), "*\n");
  await rm(part, { recursive: true, force: true });
  await cp(content, part, { recursive: true, preserveTimestamps: true, mode: constants.COPYFILE_FICLONE });
  await rm(folder, { recursive: true, force: true });
  await rename(part, folder);
  const dated = (await readdir(all)).map(async (name) => ({ name, since: (await stat(join(all, name))).ctimeMs }));
  const newest = (await Promise.all(dated)).sort((a, b) => b.since - a.since);
  const stays = online && basename(folderOf(owner, online));
  for (const { name } of newest.slice(KEPT))
    if (name !== stays) await rm(join(all, name), { recursive: true, force: true });
}

/** Whatever machine put the same pages online: what they say is how their content is found. */
function folderOf(owner: string, { shared, pages }: PublishedPages): string {
  const said = pages.map(({ path, fingerprint }) => `${path} ${fingerprint}`).sort();
  return join(dirname(owner), HISTORY, basename(owner), "published", digest([shared, said]));
}
