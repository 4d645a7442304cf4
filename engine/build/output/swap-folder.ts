import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesBelow } from "../../files/path-below.ts";
import { linkOrCopy } from "./file-writer.ts";
import { UNFINISHED_FILE } from "./previous-build.ts";

/** The changes of a finished build in its folder. Names are below the folder. */
interface OutputChange {
  readonly folder: string;
  /** Where the new files are. */
  readonly part: string;
  /** Names of all files of the build; those that are not new stay as they are in the folder. */
  readonly files: Iterable<string>;
  readonly removed: readonly string[];
}

/** Moves the new files into the folder, one by one. A mark tells the next build if this one was stopped in between. */
function moveFiles({ folder, part, removed }: OutputChange): void {
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

/** Files of a large site. To link more than these takes longer than the rest of a build that changes one text. */
const MOST_LINKS = 30_000;

/**
 * Replaces the folder by the new one in one step; unchanged files are linked into it first. Where these are too many, or a
 * program holds the folder, as Windows lets every open terminal do, the new files are moved into it.
 *
 * @param rename what a test replaces, and `mostLinks` too
 */
export function swapFolder(
  change: OutputChange,
  rename: typeof renameSync = renameSync,
  mostLinks: number = MOST_LINKS,
): void {
  const { folder, part, files } = change;
  const there = new Set(filesBelow(part));
  const unchanged = existsSync(folder) ? [...files].filter((file) => !there.has(file)) : [];
  if (unchanged.length > mostLinks) {
    moveFiles(change);
    return;
  }
  const folders = new Set<string>();
  for (const file of unchanged) {
    const target = join(part, file);
    if (!folders.has(dirname(target))) mkdirSync(dirname(target), { recursive: true });
    folders.add(dirname(target));
    linkOrCopy(join(folder, file), target);
  }
  const old = `${part}.old`;
  try {
    if (existsSync(folder)) rename(folder, old);
    rename(part, folder);
  } catch (error) {
    // The last good build is never away.
    if (existsSync(old) && !existsSync(folder)) renameSync(old, folder);
    const isHeld = ["EPERM", "EBUSY", "EACCES"].includes((error as NodeJS.ErrnoException).code ?? "");
    if (!isHeld) throw error;
    moveFiles(change);
  }
  rmSync(old, { recursive: true, force: true });
}

function removeEmpty(root: string, folder: string): void {
  if (folder === "." || readdirSync(join(root, folder)).length > 0) return;
  rmdirSync(join(root, folder));
  removeEmpty(root, dirname(folder));
}
