import { closeSync, fsyncSync, openSync, rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { SECOND } from "../common/clock.ts";

/** How long a lock of another program is waited for. */
const BUSY_TIMEOUT = 10 * SECOND;

/**
 * Copies an outbox as of one moment, while a server goes on using it. Every message that was acknowledged before is in
 * the copy; what was removed before is in no byte of it.
 *
 * @param target a file that is not there yet; only its owner can read it
 * @throws {Error} of SQLite or the file system; no half copy is left
 */
export function backUpSqlite(file: string, target: string): void {
  closeSync(openSync(target, "wx", 0o600));
  try {
    const database = new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT });
    try {
      database.prepare("VACUUM INTO ?").run(target);
    } finally {
      database.close();
    }
    bringToDisk(target);
  } catch (error) {
    rmSync(target, { force: true });
    throw error;
  }
}

/** SQLite leaves that to whoever wants it. */
function bringToDisk(file: string): void {
  const descriptor = openSync(file, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
