import { readdir, readFile } from "node:fs/promises";
import { join, sep } from "node:path";

/** The text files of a content folder, in memory; paths are below the folder, with forward slashes. */
export interface ContentFiles {
  readonly folder: string;
  /** The text of a file, or undefined where there is none. */
  text(file: string): string | undefined;
  /** The files whose path begins with `prefix`, sorted by code unit so that the order is the same everywhere. */
  list(prefix: string): readonly string[];
}

const BINARY_FOLDER = `media${sep}`;

/** Reads a content folder. Pictures are only listed. */
export async function readContentFiles(folder: string): Promise<ContentFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, sep).length))
    .sort();
  const texts = new Map<string, string>();
  await Promise.all(
    names.map(async (name) => {
      const text = name.startsWith(BINARY_FOLDER) ? "" : await readFile(join(folder, name), "utf8");
      texts.set(name.split(sep).join("/"), text);
    }),
  );
  const sorted = [...texts.keys()].sort();
  return {
    folder,
    text: (file) => texts.get(file),
    list: (prefix) => sorted.filter((file) => file.startsWith(prefix)),
  };
}
