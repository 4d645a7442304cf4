import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { OUTBOX_FILE } from "../../message/data-folder.ts";
import { asCaller } from "../common/owner-rights.ts";
import { plainLine } from "../common/visitor-text.ts";
import { reasonOf, saying, ToldError } from "../words/owner-words.ts";
import { DataFolderLockedError, lockDataFolder } from "./lock-data-folder.ts";
import { APPLICATION_ID, bringToDisk, inodeOf, openSqlite, openToRead, SCHEMA_VERSION } from "./open-sqlite.ts";
import { sqliteFile } from "./outbox-at.ts";
import { isDamaged, isFull, sqliteProblem } from "./sqlite-problem.ts";

/**
 * Copies an outbox as of one moment, while a server goes on using it. Every message that was acknowledged before is in
 * the copy; what was removed before is in no byte of it.
 *
 * @param target a file that is not there yet; only its owner can read it
 * @throws {ToldError} no half copy is left
 */
export function backUpSqlite(file: string, target: string): void {
  try {
    const database = openToRead(file) ?? openSqlite(file, false);
    const bytes = database.serialize();
    database.close();
    asCaller(() => writeCopy(target, bytes));
  } catch (error) {
    throw sqliteProblem(error, file) ?? error;
  }
}

function writeCopy(target: string, bytes: Uint8Array): void {
  try {
    writeFileSync(target, bytes, { flag: "wx", mode: 0o600, flush: true });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).syscall !== "open") rmSync(target);
    throw new ToldError(saying("backup-not-written", { file: plainLine(target), reason: reasonOf(cause) }), {
      cause,
    });
  }
}

/** A copy was not put back; the messages are as they were. */
export class RestoreError extends ToldError {
  override readonly name = "RestoreError";
}

/** Where the new database is made; left by a run that was killed, it is removed by the next. */
const WORK_FOLDER = "restoring";
/** Places in the head of a SQLite file (sqlite.org/fileformat.html §1.3). */
const VERSION_AT = 60;
const APPLICATION_AT = 68;
const HEAD_LENGTH = 100;

/**
 * Puts a copy of an outbox back. What is in the present outbox stays as it is: messages newer than the copy, and what became
 * of the others; what it lacks is added, by one transaction. So no acknowledged message is lost, none is sent a second time,
 * and whatever interrupts it changes nothing. Where the present one cannot be read, its files are set aside, and the copy
 * takes its place.
 *
 * @returns how many messages there are now, how many of them came from the copy, and where unreadable files of before are
 * @throws {RestoreError}
 */
export function restoreSqlite(copy: string, dataDir: string) {
  const file = sqliteFile(dataDir);
  const folder = join(dataDir, WORK_FOLDER);
  try {
    const read = asCaller(() => readCopy(copy, file));
    const unlock = lockDataFolder(dataDir);
    try {
      rmSync(folder, { recursive: true, force: true });
      const [fresh, before] = ["new", "before"].map((name) => join(folder, name)) as [string, string];
      for (const made of [fresh, before]) mkdirSync(made, { recursive: true, mode: 0o700 });
      for (const [suffix, bytes] of read) writeFileSync(join(fresh, OUTBOX_FILE + suffix), bytes, { mode: 0o600 });
      // SQLite itself removes a log that it cannot read.
      for (const suffix of ["", "-wal"].filter((end) => existsSync(file + end)))
        copyFileSync(file + suffix, join(before, OUTBOX_FILE + suffix));
      return putBack({ fresh: join(fresh, OUTBOX_FILE), before, copy }, file, dataDir);
    } finally {
      rmSync(folder, { recursive: true, force: true });
      unlock();
    }
  } catch (error) {
    if (error instanceof RestoreError) throw error;
    if (error instanceof DataFolderLockedError) throw new RestoreError(saying("restore-running"), { cause: error });
    const cause = sqliteProblem(error, file) ?? error;
    const said = isFull(cause) ? saying("restore-no-room") : saying("restore-stopped", { reason: reasonOf(cause) });
    throw new RestoreError(said, { cause });
  }
}

/** The bytes of a copy, and of its log where it has one. */
function readCopy(copy: string, present: string) {
  const values = { file: plainLine(copy) };
  if (!statSync(copy, { throwIfNoEntry: false })?.isFile()) throw new RestoreError(saying("restore-no-file", values));
  if (inodeOf(copy) === inodeOf(present)) throw new RestoreError(saying("restore-itself", values));
  const ends = ["", "-wal"].filter((end) => existsSync(copy + end));
  const files = ends.map((end) => [end, readFileSync(copy + end)] as const);
  const head = Buffer.concat([files[0]?.[1] ?? Buffer.of()], HEAD_LENGTH);
  if (!head.toString("latin1").startsWith("SQLite format 3\0") || head.readUInt32BE(APPLICATION_AT) !== APPLICATION_ID)
    throw new RestoreError(saying("restore-not-ours", values));
  if (head.readUInt32BE(VERSION_AT) > SCHEMA_VERSION) throw new RestoreError(saying("restore-newer", values));
  return files;
}

/**
 * Checks a copied database, and brings it to today's schema and into one file.
 *
 * @returns how many messages are in it
 */
function prepared(fresh: string, copy: string): number {
  const damaged = saying("restore-damaged", { file: plainLine(copy) });
  try {
    const database = openSqlite(fresh, false);
    try {
      const health = database.prepare("PRAGMA integrity_check(1)").get()?.integrity_check;
      if (health !== "ok") throw new RestoreError(damaged);
      database.exec("PRAGMA journal_mode = DELETE");
      return messagesIn(database);
    } finally {
      database.close();
    }
  } catch (error) {
    throw isDamaged(error) ? new RestoreError(damaged, { cause: error }) : error;
  }
}

function putBack(
  { fresh, before, copy }: Readonly<Record<"fresh" | "before" | "copy", string>>,
  file: string,
  dataDir: string,
): { readonly total: number; readonly back: number; readonly setAside?: string } {
  const copied = prepared(fresh, copy);
  let present: DatabaseSync;
  try {
    present = openSqlite(file, true);
  } catch (error) {
    if (!isDamaged(error)) throw error;
    const setAside = join(dataDir, `before-restore-${new Date().toISOString().replaceAll(":", "-")}`);
    renameSync(before, setAside);
    for (const suffix of ["-wal", "-shm"]) rmSync(file + suffix, { force: true });
    bringToDisk(fresh);
    renameSync(fresh, file);
    if (process.platform !== "win32") bringToDisk(dataDir);
    return { total: copied, back: copied, setAside };
  }
  try {
    return { back: added(present, fresh), total: messagesIn(present) };
  } finally {
    present.close();
  }
}

/** Adds what the present outbox lacks. @returns how many messages */
function added(present: DatabaseSync, fresh: string): number {
  present.prepare("ATTACH ? AS restored").run(fresh);
  present.exec("UPDATE restored.contact_message SET identity_open = 0, token = NULL");
  const columns = present
    .prepare("SELECT name FROM pragma_table_info('contact_message') WHERE name <> 'sequence'")
    .all()
    .map(({ name }) => String(name))
    .join(", ");
  const { changes } = present
    .prepare(`INSERT INTO main.contact_message (${columns}) SELECT ${columns} FROM restored.contact_message
      WHERE id NOT IN (SELECT id FROM main.contact_message) ORDER BY sequence`)
    .run();
  return Number(changes);
}

function messagesIn(database: DatabaseSync): number {
  return Number(database.prepare("SELECT COUNT(*) AS number FROM contact_message").get()?.number);
}
