import { readdir, readFile } from "node:fs/promises";
import { join, sep } from "node:path";

/** The files of a content folder; paths are below the folder, with forward slashes. */
export interface ContentFiles {
  readonly folder: string;
  /** The text of a file, or undefined where there is none. Posts and pictures have no text here. */
  text(file: string): string | undefined;
  /** The files whose path begins with `prefix`, sorted by code unit so that the order is the same everywhere. */
  list(prefix: string): readonly string[];
}

/** Files that systems and editors leave in folders: hidden ones, thumbnails, locks of office programs, backups. */
const NOT_THE_OWNERS = /^\.|^(?:Thumbs\.db|desktop\.ini)$|^~\$|~$|\.(?:bak|tmp|orig|swp)$/i;

/** Folders whose files are listed, not read: there may be too many for memory. */
const ONLY_LISTED = ["media/", "posts/"];

/**
 * The text of a content file, whatever editor saved it: without a byte-order mark, with plain line breaks. What is not
 * UTF-8 becomes U+FFFD, which `unreadableCharacters` reports.
 */
export function contentText(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes).replace(/\r\n?/g, "\n");
}

/** Lists a content folder, and reads everything but its pictures and posts. */
export async function readContentFiles(folder: string): Promise<ContentFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !NOT_THE_OWNERS.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, sep).length))
    .map((name) => name.split(sep).join("/"))
    .sort();
  const read = names.filter((name) => !ONLY_LISTED.some((listed) => name.startsWith(listed)));
  const texts = new Map(
    await Promise.all(read.map(async (name) => [name, contentText(await readFile(join(folder, name)))] as const)),
  );
  return {
    folder,
    text: (file) => texts.get(file),
    list: (prefix) => names.filter((file) => file.startsWith(prefix)),
  };
}
