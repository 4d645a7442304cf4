import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isBusy } from "./sqlite-problem.ts";

const LOCK_FILE = "server.lock";
/** Where SQLite's file format keeps `user_version` (sqlite.org/fileformat.html §1.3.14). */
const USER_VERSION_OFFSET = 60;

/** The locks of this process, so that they are not collected as garbage, which would unlock the folder. */
const held = new Set<DatabaseSync>();

/** Another server sends the messages of the data folder. */
export class DataFolderLockedError extends Error {
  override readonly name = "DataFolderLockedError";
}

/**
 * Locks a data folder for this process, so that no second server sends its messages as well. The lock is SQLite's own on a
 * small file: the system releases it when the process ends, in whatever way.
 *
 * @returns a function that releases the lock
 * @throws {DataFolderLockedError} naming the process that holds the lock; errors of SQLite and of the file system
 */
export function lockDataFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, LOCK_FILE);
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec(`PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; PRAGMA user_version = ${process.pid}; COMMIT`);
    held.add(database);
    return () => {
      held.delete(database);
      database.close();
    };
  } catch (error) {
    database.close();
    if (!isBusy(error)) throw error;
    throw new DataFolderLockedError(
      `Another server (process ${holder(file)}) sends the messages of the data folder ${dataDir}. Stop that one, give this one a DATA_DIR of its own, or share a PostgreSQL database (DATABASE_URL).`,
    );
  }
}

/** The process that wrote its id into the lock; read as bytes, because SQLite reads nothing that is locked. */
function holder(file: string): string {
  const bytes = readFileSync(file);
  return bytes.length >= USER_VERSION_OFFSET + 4 ? String(bytes.readUInt32BE(USER_VERSION_OFFSET)) : "unknown";
}
