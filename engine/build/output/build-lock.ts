import { closeSync, openSync, readdirSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** SQLite's primary result codes (sqlite.org/rescode.html). */
const BUSY = 5;
const NO_DATABASE = 26;

/** Another build is writing to the same folder. */
export class FolderInUseError extends Error {
  override readonly name = "FolderInUseError";
  readonly folder: string;

  constructor(folder: string) {
    super(`Another build is writing to ${folder}.`);
    this.folder = folder;
  }
}

/**
 * Locks a folder against other builds; gives the function that unlocks it. The lock is one of the system's, which SQLite
 * takes on every system alike: the system itself releases it when the process ends, however that happens. The file says
 * nothing and stays, empty: nothing is written, so that no full disk and no stopped process can leave half a lock.
 *
 * @throws {FolderInUseError} when a running build holds the lock; errors of the file system
 */
export function lockFolder(folder: string): () => void {
  const file = join(dirname(folder), `.${basename(folder)}.lock`);
  // Unlike SQLite's, the system's error says where nothing may be written.
  closeSync(openSync(file, "a"));
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
    return () => {
      if (database.isOpen) database.close();
    };
  } catch (error) {
    database.close();
    const code = "errcode" in (error as Error) ? Number((error as { errcode: unknown }).errcode) & 0xff : undefined;
    if (code === BUSY) throw new FolderInUseError(folder);
    // A folder with content was never a lock.
    if (code !== NO_DATABASE) throw error;
    rmSync(file);
    return lockFolder(folder);
  }
}

/**
 * Removes what stopped builds left beside a folder; while the lock is held none of them still runs. One that was stopped
 * between its last two steps had taken the build before away: that one is put back.
 */
export function removeParts(folder: string): void {
  const names = readdirSync(dirname(folder));
  const part = `${basename(folder)}.part-`;
  const left = names.filter((name) => name.startsWith(part) && /^\d+(\.old)?$/.test(name.slice(part.length)));
  const before = left.find((name) => name.endsWith(".old"));
  if (before !== undefined && !names.includes(basename(folder))) renameSync(join(dirname(folder), before), folder);
  for (const name of left) rmSync(join(dirname(folder), name), { recursive: true, force: true });
}
