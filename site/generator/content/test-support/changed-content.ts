import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

const madeForTests = resolve(import.meta.dirname, "../../../test-support/content");

/** A change to a file of the content: its new text or bytes, a function of the old text, or null to remove it. */
export type ContentChange = string | Uint8Array | null | ((text: string) => string);

/** Copies the content made for tests to a folder of its own, with changes; for tests. */
export async function changedContent(changes: Readonly<Record<string, ContentChange>> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "content-"));
  await cp(madeForTests, folder, { recursive: true });
  for (const [file, change] of Object.entries(changes)) {
    const path = join(folder, file);
    if (change === null) await rm(path, { recursive: true });
    else {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, typeof change !== "function" ? change : change(await readFile(path, "utf8")));
    }
  }
  return folder;
}
