import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** Another build is writing to the same folder. */
export class FolderInUseError extends Error {
  override readonly name = "FolderInUseError";
  /** The folder, the process that holds the lock, and the file of the lock. */
  readonly lock: { readonly folder: string; readonly process: string; readonly file: string };

  constructor(lock: FolderInUseError["lock"]) {
    super(`Process ${lock.process} is writing to ${lock.folder}.`);
    this.lock = lock;
  }
}

/**
 * Locks a folder against other builds; gives the function that unlocks it.
 *
 * @throws {FolderInUseError} when a running build holds the lock
 */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`;
  const holder = tryLock(file);
  if (holder !== undefined) {
    if (isRunning(holder)) {
      throw new FolderInUseError({ folder, process: String(holder), file });
    }
    rmSync(file, { force: true });
    if (tryLock(file) !== undefined) return lockFolder(folder);
  }
  return () => rmSync(file, { force: true });
}

/** Takes the lock, or gives the id of the process that holds it. */
function tryLock(file: string): number | undefined {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return Number(readFileSync(file, "utf8"));
  }
}

/** An empty lock file is being written at this moment. */
function isRunning(pid: number): boolean {
  if (pid === 0) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Removes what stopped builds left behind; while the lock is held none of them still runs. */
export function removeParts(folder: string): void {
  const beginning = `${basename(folder)}.part`;
  const left = readdirSync(dirname(folder)).filter((name) => name.startsWith(beginning));
  for (const name of left) rmSync(join(dirname(folder), name), { recursive: true, force: true });
}
