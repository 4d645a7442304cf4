import { closeSync, openSync, rmSync } from "node:fs";
import { asCaller } from "../common/owner-rights.ts";
import { writePrivateFile } from "../common/private-file.ts";
import { openSqlite, openToRead } from "./open-sqlite.ts";

/**
 * Copies an outbox as of one moment, while a server goes on using it. Every message that was acknowledged before is in
 * the copy; what was removed before is in no byte of it.
 *
 * @param target a file that is not there yet; only its owner can read it
 * @throws {Error} of SQLite or the file system; no half copy is left
 */
export function backUpSqlite(file: string, target: string): void {
  const database = openToRead(file) ?? openSqlite(file, false);
  try {
    const bytes = database.serialize();
    asCaller(() => {
      closeSync(openSync(target, "wx", 0o600));
      try {
        writePrivateFile(target, bytes, true);
      } catch (error) {
        rmSync(target, { force: true });
        throw error;
      }
    });
  } finally {
    database.close();
  }
}
