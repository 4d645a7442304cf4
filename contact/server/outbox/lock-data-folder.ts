import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { saying, ToldError } from "../words/owner-words.ts";
import { isBusy } from "./sqlite-problem.ts";

const LOCK_FILE = "server.lock";
/** Where SQLite's file format keeps `user_version` (sqlite.org/fileformat.html §1.3.14). */
const USER_VERSION_OFFSET = 60;

/** Another server sends the messages of the data folder. */
export class DataFolderLockedError extends ToldError {
  override readonly name = "DataFolderLockedError";
}

/**
 * Locks a data folder for this process, so that no second server sends its messages as well. The lock is SQLite's own on a
 * small file: the system releases it when the process ends, in whatever way. The messages themselves stay open to others.
 *
 * @returns a function that releases the lock; so does forgetting it
 * @throws {DataFolderLockedError} naming the process that holds the lock; errors of SQLite and of the file system
 */
export function lockDataFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, LOCK_FILE);
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec(`PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; PRAGMA user_version = ${process.pid}; COMMIT`);
  } catch (error) {
    database.close();
    if (!isBusy(error)) throw error;
    throw new DataFolderLockedError(saying("folder-locked", { process: holder(file), folder: dataDir }));
  }
  return () => database.close();
}

/** The process that wrote its id into the lock; read as bytes, because SQLite reads nothing that is locked. */
function holder(file: string): string {
  const bytes = readFileSync(file);
  return bytes.length >= USER_VERSION_OFFSET + 4 ? String(bytes.readUInt32BE(USER_VERSION_OFFSET)) : "unknown";
}
