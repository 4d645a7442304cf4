import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { madeUpContent } from "../../test-support/made-up-site.ts";

/** A change to a file of the content: its new text or bytes, a function of the old text, or null to remove it. */
export type ContentChange = string | Uint8Array | null | ((text: string) => string);

/** Changes by file, or by folder to remove it. */
export type ContentChanges = Readonly<Record<string, ContentChange>>;

/** Copies a content folder, that of the made-up site, to a new one, with changes. */
export async function changedContent(changes: ContentChanges = {}, from = madeUpContent): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "content-"));
  await cp(from, folder, { recursive: true });
  await changeContent(folder, changes);
  return folder;
}

/** Changes files of a content folder, in their order. Gives the changes that undo it, of files. */
export async function changeContent(folder: string, changes: ContentChanges): Promise<ContentChanges> {
  const before: Record<string, ContentChange> = {};
  for (const [file, change] of Object.entries(changes)) {
    const path = join(folder, file);
    const bytes = await readFile(path).catch(() => null);
    before[file] = bytes;
    if (change === null) await rm(path, { recursive: true, force: true });
    else {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, typeof change === "function" ? change(String(bytes)) : change);
    }
  }
  return before;
}
