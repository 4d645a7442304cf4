import { readdirSync } from "node:fs";
import * as ofThisSystem from "node:path";

/**
 * The path of a file below a folder with forward slashes, as addresses and the names of content files have them on every
 * system; it begins with ".." where the file lies elsewhere.
 *
 * @param path the rules of a system, for a test
 * @example pathBelow("C:\\site", "C:\\site\\posts\\fr\\a.md", win32) // "posts/fr/a.md"
 */
export function pathBelow(folder: string, file: string, path: typeof ofThisSystem = ofThisSystem): string {
  const below = path.relative(folder, file);
  // On another drive of Windows there is no way from the folder to the file.
  return path.isAbsolute(below) ? `../${below}` : below.split(path.sep).join("/");
}

/** The names of the files below a folder; links are none. */
export function* filesBelow(folder: string, prefix = ""): Generator<string> {
  for (const entry of readdirSync(ofThisSystem.join(folder, prefix), { withFileTypes: true })) {
    const name = prefix + entry.name;
    if (entry.isDirectory()) yield* filesBelow(folder, `${name}/`);
    else if (entry.isFile()) yield name;
  }
}
