import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Refused } from "../words/refused.ts";

export function placeOf(folder: string, path: string): string {
  return join(folder, ...path.split("/"));
}

/** The bytes of a file of the content folder; null where it is not there. @throws {Refused} where nobody can tell */
export async function bytesAt(folder: string, path: string): Promise<Buffer | null> {
  return readFile(placeOf(folder, path)).catch(({ code = "" }: NodeJS.ErrnoException) => {
    // A text is not taken for deleted because a stick was pulled.
    if (!existsSync(folder)) throw folderGone(folder);
    if (code === "ENOENT" || code === "ENOTDIR") return null;
    throw Refused.because("cannot-be-opened", { file: path, code }, 403);
  });
}

/** Why nothing can be read or written: the folder itself is not there. */
export function folderGone(folder: string): Refused {
  return Refused.because("folder-gone", { folder }, 503);
}
