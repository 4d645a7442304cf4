import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { linkOrCopy } from "./file-writer.ts";
import { UNFINISHED_FILE } from "./known-build.ts";

/** What becomes of a folder when a build is finished. Names are below the folder. */
export interface Change {
  readonly folder: string;
  /** Where the new files wait. */
  readonly part: string;
  readonly written: readonly string[];
  /** Names of the files that stay as they are. Asked for only where the folder is swapped: there may be many. */
  readonly kept: () => Iterable<string>;
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
export function moveFiles({ folder, part, written, removed }: Change): void {
  const mark = join(folder, UNFINISHED_FILE);
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, "");
  for (const file of written) {
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
export function swapFolder({ folder, part, kept }: Change): void {
  const folders = new Set<string>();
  for (const file of kept()) {
    const parent = dirname(join(part, file));
    if (!folders.has(parent)) mkdirSync(parent, { recursive: true });
    folders.add(parent);
    linkOrCopy(join(folder, file), join(part, file));
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
