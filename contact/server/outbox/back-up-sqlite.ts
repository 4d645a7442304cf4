import { closeSync, openSync, renameSync, rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { SECOND } from "../common/clock.ts";
import { bringToDisk } from "./open-sqlite.ts";

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
  // A copy that is not finished must not look like one.
  const part = `${target}.part`;
  try {
    closeSync(openSync(part, "w", 0o600));
    const database = new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT });
    try {
      database.prepare("VACUUM INTO ?").run(part);
    } finally {
      database.close();
    }
    bringToDisk(part);
    renameSync(part, target);
  } catch (error) {
    for (const half of [part, target]) rmSync(half, { force: true });
    throw error;
  }
}
