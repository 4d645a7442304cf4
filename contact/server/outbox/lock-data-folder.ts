import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { SECOND } from "../common/clock.ts";
import { saying, ToldError } from "../words/owner-words.ts";
import { inodeOf } from "./open-sqlite.ts";
import { isBusy } from "./sqlite-problem.ts";

const LOCK_FILE = "server.lock";
/** The time between two checks that the lock is still in place. */
const CHECK_INTERVAL = SECOND;
/** Where SQLite's file format keeps `user_version` (sqlite.org/fileformat.html §1.3.14). */
const USER_VERSION_OFFSET = 60;

/** Another server sends the messages of the data folder. */
export class DataFolderLockedError extends ToldError {
  override readonly name = "DataFolderLockedError";
}

/**
 * Locks a data folder for this process, so that no second server sends its messages as well. The lock is SQLite's own on a
 * small file: the system releases it when the process ends, in whatever way. A deleted file locks nobody out: it is made
 * and locked again within a second.
 *
 * @param onLost called where another server was faster; both would send now. What holds the lock within one task needs none
 * @returns a function that releases the lock
 * @throws {DataFolderLockedError} naming the process that holds the lock; errors of SQLite and of the file system
 */
export function lockDataFolder(dataDir: string, onLost: (reason: string) => void = () => {}): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  let lock = takeLock(dataDir);
  // What the timer holds is not collected as garbage, which would unlock the folder.
  const watch = setInterval(() => {
    if (inodeOf(lock.file) === lock.inode) return;
    try {
      const again = takeLock(dataDir);
      lock.database.close();
      lock = again;
    } catch (error) {
      // A folder that cannot be written cannot be locked by others either.
      if (error instanceof DataFolderLockedError) onLost(`${lock.file} was deleted. ${error.message}`);
    }
  }, CHECK_INTERVAL).unref();
  return () => {
    clearInterval(watch);
    lock.database.close();
  };
}

function takeLock(dataDir: string) {
  const file = join(dataDir, LOCK_FILE);
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec(`PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; PRAGMA user_version = ${process.pid}; COMMIT`);
    return { file, database, inode: inodeOf(file) };
  } catch (error) {
    database.close();
    if (!isBusy(error)) throw error;
    throw new DataFolderLockedError(saying("folder-locked", { process: holder(file), folder: dataDir }));
  }
}

/** The process that wrote its id into the lock; read as bytes, because SQLite reads nothing that is locked. */
function holder(file: string): string {
  const bytes = readFileSync(file);
  return bytes.length >= USER_VERSION_OFFSET + 4 ? String(bytes.readUInt32BE(USER_VERSION_OFFSET)) : "unknown";
}
