import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";

/** A folder must not be replaced. */
export class ForeignFolderError extends Error {
  override readonly name = "ForeignFolderError";
  readonly folder: string;
  /** Why: a folder that would be touched too, or something in it that no command wrote. */
  readonly reason: { readonly near: string } | { readonly found: string };

  constructor(folder: string, reason: ForeignFolderError["reason"]) {
    super(`${folder} must not be replaced: ${JSON.stringify(reason)}`);
    this.folder = folder;
    this.reason = reason;
  }
}

interface Around {
  /** Folders that it must neither be nor hold. */
  readonly holding: readonly string[];
  /** Folders that it must not lie in either. */
  readonly apart: readonly string[];
  /** Files of which a folder that a command made has one, below it, by their names: what the command writes at their beginning. */
  readonly marks: Readonly<Record<string, RegExp>>;
}

/** Files that systems leave in every folder that is looked at. */
const OF_SYSTEMS = new Set<string | undefined>([".DS_Store", "Thumbs.db", "desktop.ini"]);

/**
 * Sees that a command may replace a folder, and with it everything in it: it is missing, empty, or was made by a command,
 * and has nothing to do with the folders around. Every name counts: through links, "..", and letters of another case.
 *
 * @returns its real path
 * @throws {ForeignFolderError}
 */
export function replaceableFolder(folder: string, { holding, apart, marks }: Around): string {
  const real = realPath(resolve(folder));
  const near =
    [...holding, ...apart].find((other) => isWithin(other, real)) ?? apart.find((other) => isWithin(real, other));
  if (near !== undefined) throw new ForeignFolderError(folder, { near });
  const there = nearest(real);
  if (!lstatSync(there).isDirectory()) throw new ForeignFolderError(dirname(there), { found: basename(there) });
  if (there !== real) return real;
  const isMade = Object.entries(marks).some(([mark, beginning]) => beginning.test(textOf(join(real, mark))));
  if (!isMade) demandNothingElse(folder, []);
  return real;
}

/** The text of a file; of what is none, a text that no command writes. */
function textOf(file: string): string {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file, "utf8") : "no file";
}

/** Checks that a folder holds only the paths of some files below it. @throws {ForeignFolderError} */
export function demandNothingElse(folder: string, files: readonly string[]): void {
  if (!existsSync(folder)) return;
  const known = new Set([...OF_SYSTEMS, ...files.map((file) => file.split("/", 1)[0])]);
  const found = readdirSync(folder).find((name) => !known.has(name));
  if (found !== undefined) throw new ForeignFolderError(folder, { found });
}

/** What there is of a path: itself, a link to nothing included, or the nearest that it would lie in. */
function nearest(path: string): string {
  try {
    lstatSync(path);
    return path;
  } catch {
    return nearest(dirname(path));
  }
}

function isWithin(path: string, folder: string): boolean {
  const [real, wanted] = [realPath(resolve(path)), realPath(resolve(folder))];
  for (let each = real; ; each = dirname(each)) {
    if (isSame(each, wanted)) return true;
    if (each === dirname(each)) return false;
  }
}

/** Whether two real paths are one folder: for the system, or, for a folder that does not exist yet, by name. */
function isSame(a: string, b: string): boolean {
  const [one, other] = [a, b].map((path) => statSync(path, { bigint: true, throwIfNoEntry: false }));
  if (one === undefined || other === undefined) return one === other && a.toLowerCase() === b.toLowerCase();
  return one.dev === other.dev && one.ino === other.ino;
}

/** The path without links, as far as it exists. */
function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path === dirname(path) ? path : join(realPath(dirname(path)), basename(path));
  }
}
