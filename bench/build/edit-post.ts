import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Edits one French post in the middle of a content folder: title and text, as an owner would.
 *
 * @throws {Error} when its file has no title
 */
export async function editOnePost(content: string): Promise<void> {
  const folder = join(content, "posts/fr");
  const names = (await readdir(folder)).sort();
  const file = join(folder, names[names.length >> 1] ?? "");
  const text = await readFile(file, "utf8");
  const edited = text.replace(/^title: "/m, 'title: "Mis à jour : ');
  if (edited === text) throw new Error(`${file} has no title to edit.`);
  await writeFile(file, `${edited.trimEnd()}\n\nCette phrase est nouvelle.\n`);
}
