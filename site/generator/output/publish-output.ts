import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { linkOrCopy } from "./file-writer.ts";
import { UNFINISHED_FILE } from "./previous-build.ts";

/** What becomes of a folder when a build is finished. Names are below the folder. */
export interface Change {
  readonly folder: string;
  /** Where the new files wait. */
  readonly part: string;
  /** Names of the build's files; of those that do not wait, the folder's own stay. There may be many. */
  readonly files: () => Iterable<string>;
  readonly removed: readonly string[];
}

/** The names of the files below a folder, one at a time: there may be hundreds of thousands. */
export function* filesBelow(folder: string, prefix = ""): Generator<string> {
  for (const entry of readdirSync(join(folder, prefix), { withFileTypes: true })) {
    const name = prefix + entry.name;
    if (entry.isDirectory()) yield* filesBelow(folder, `${name}/`);
    else yield name;
  }
}

/**
 * Moves the new files into the folder: for a small change of a large site. Moves are quick, but they are many: a mark
 * tells the next build if this one was stopped between two of them.
 */
export function moveFiles({ folder, part, removed }: Change): void {
  const mark = join(folder, UNFINISHED_FILE);
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, "");
  for (const file of filesBelow(part)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    renameSync(join(part, file), join(folder, file));
  }
  for (const file of removed) {
    rmSync(join(folder, file), { force: true });
    removeEmpty(folder, dirname(file));
  }
  rmSync(mark);
  rmSync(part, { recursive: true, force: true });
}

/** Puts a new folder in the place of the old one, in one step. */
export function swapFolder({ folder, part, files }: Change): void {
  for (const file of existsSync(folder) ? files() : []) {
    const place = join(part, file);
    if (existsSync(place)) continue;
    mkdirSync(dirname(place), { recursive: true });
    linkOrCopy(join(folder, file), place);
  }
  const old = `${part}.old`;
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(part, folder);
  rmSync(old, { recursive: true, force: true });
}

function removeEmpty(root: string, folder: string): void {
  if (folder === "." || readdirSync(join(root, folder)).length > 0) return;
  rmdirSync(join(root, folder));
  removeEmpty(root, dirname(folder));
}
