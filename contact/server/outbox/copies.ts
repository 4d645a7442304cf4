import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
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
import { writePrivateFile } from "../common/private-file.ts";
import { terminalLine } from "../common/visitor-text.ts";
import { reasonOf, saying, ToldError } from "../words/owner-words.ts";
import { DataFolderLockedError, lockDataFolder } from "./lock-data-folder.ts";
import { APPLICATION_ID, bringToDisk, inodeOf, openSqlite, openToRead, SCHEMA_VERSION } from "./open-sqlite.ts";
import { sqliteFile } from "./outbox-at.ts";
import { isBusy, isDamaged, isFull, sqliteProblem } from "./sqlite-problem.ts";

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
  const values = { file: terminalLine(target) };
  if (existsSync(target)) throw new ToldError(saying("backup-there", values));
  try {
    closeSync(openSync(target, "wx", 0o600));
    try {
      writePrivateFile(target, bytes, true);
    } catch (error) {
      rmSync(target);
      throw error;
    }
  } catch (cause) {
    throw new ToldError(saying("backup-not-written", { ...values, reason: reasonOf(cause) }), { cause });
  }
}

/** A copy was not put back; the messages are as they were. */
export class RestoreError extends ToldError {
  override readonly name = "RestoreError";
}

/** What putting a copy back has done. */
export interface Restored {
  /** Messages there are now. */
  readonly total: number;
  /** Of those, how many came from the copy alone; the others were there and are as they were. */
  readonly back: number;
  /** Where the files of before are, if they could not be read. */
  readonly setAside?: string;
}

/** Where the new database is made; left by a run that was killed, it is removed by the next. */
const WORK_FOLDER = "restoring";
/** How gzip, bzip2, xz, zstd and zip files begin. */
const COMPRESSED = ["1f8b", "425a68", "fd377a585a", "28b52ffd", "504b0304"];
/** Places in the head of a SQLite file (sqlite.org/fileformat.html §1.3). */
const VERSION_AT = 60;
const APPLICATION_AT = 68;
const HEAD_LENGTH = 100;

/**
 * Puts a copy of an outbox in place. What is in the present outbox stays as it is: messages newer than the copy, and what
 * became of the others. So no acknowledged message is lost, and none is sent a second time. Where the present one cannot be
 * read, its files are set aside.
 *
 * The new database is made beside the old one and renamed over it: whatever interrupts that leaves one or the other whole.
 * Meanwhile no server can start, and nobody can open the old one.
 *
 * @throws {RestoreError}
 */
export function restoreSqlite(copy: string, dataDir: string): Restored {
  const file = sqliteFile(dataDir);
  const folder = join(dataDir, WORK_FOLDER);
  try {
    const read = asCaller(() => readCopy(copy, file));
    const unlock = lockDataFolder(dataDir);
    try {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { mode: 0o700 });
      const [fresh, before] = [join(folder, "new"), join(folder, "before")];
      mkdirSync(fresh, { mode: 0o700 });
      for (const [suffix, bytes] of read) writeFileSync(join(fresh, OUTBOX_FILE + suffix), bytes, { mode: 0o600 });
      copyWhole(file, before);
      return putInPlace({ fresh: join(fresh, OUTBOX_FILE), before, copy }, file, dataDir);
    } finally {
      rmSync(folder, { recursive: true, force: true });
      unlock();
    }
  } catch (cause) {
    if (cause instanceof RestoreError) throw cause;
    if (cause instanceof DataFolderLockedError) throw new RestoreError(saying("restore-running"), { cause });
    const said = isFull(cause) ? saying("restore-no-room") : saying("restore-stopped", { reason: reasonOf(cause) });
    throw new RestoreError(said, { cause });
  }
}

/** The bytes of a copy, and of its log where it has one. What else people take for a copy is told by its first bytes. */
function readCopy(copy: string, present: string) {
  const values = { file: terminalLine(copy) };
  if (!statSync(copy, { throwIfNoEntry: false })?.isFile()) throw new RestoreError(saying("restore-no-file", values));
  if (inodeOf(copy) === inodeOf(present)) throw new RestoreError(saying("restore-itself", values));
  const ends = ["", "-wal"].filter((end) => existsSync(copy + end));
  const files = ends.map((end) => [end, readFileSync(copy + end)] as const);
  const word = notOurs(files[0]?.[1] ?? Buffer.of());
  if (word !== undefined) throw new RestoreError(saying(word, values));
  return files;
}

/** What else the bytes are; undefined for a copy of ours. */
function notOurs(bytes: Buffer) {
  const head = Buffer.concat([bytes.subarray(0, HEAD_LENGTH)], HEAD_LENGTH);
  if (COMPRESSED.some((magic) => head.indexOf(magic, 0, "hex") === 0)) return "restore-compressed";
  const text = head.toString("latin1");
  if (text.startsWith("PGDMP") || text.includes("PostgreSQL database dump")) return "restore-dump";
  if (!text.startsWith("SQLite format 3\0") || head.readUInt32BE(APPLICATION_AT) !== APPLICATION_ID)
    return "restore-not-ours";
  return head.readUInt32BE(VERSION_AT) > SCHEMA_VERSION ? "restore-newer" : undefined;
}

/**
 * Checks a copied database, and brings it to today's schema and into one file.
 *
 * @returns how many messages are in it
 */
function prepared(fresh: string, copy: string): number {
  const damaged = saying("restore-damaged", { file: terminalLine(copy) });
  try {
    const database = openSqlite(fresh, false);
    try {
      const health = database.prepare("PRAGMA integrity_check(1)").get()?.integrity_check;
      if (health !== "ok") throw new RestoreError(damaged);
      intoOneFile(database);
      return messagesIn(database);
    } finally {
      database.close();
    }
  } catch (error) {
    throw isDamaged(error) ? new RestoreError(damaged, { cause: error }) : error;
  }
}

/** Copies a database with its log: SQLite itself removes a log that it cannot read. */
function copyWhole(file: string, folder: string): void {
  mkdirSync(folder, { mode: 0o700 });
  for (const suffix of ["", "-wal"].filter((end) => existsSync(file + end)))
    copyFileSync(file + suffix, join(folder, OUTBOX_FILE + suffix));
}

function putInPlace(
  { fresh, before, copy }: Readonly<Record<"fresh" | "before" | "copy", string>>,
  file: string,
  dataDir: string,
): Restored {
  const copied = prepared(fresh, copy);
  const present = openPresent(file);
  try {
    const restored =
      present === undefined
        ? { total: copied, back: copied, setAside: setAside(before, file, dataDir) }
        : merge(present, fresh);
    bringToDisk(fresh);
    renameSync(fresh, file);
    if (process.platform !== "win32") bringToDisk(dataDir);
    return restored;
  } finally {
    present?.close();
  }
}

/**
 * The present outbox, in one file that nobody else can open; undefined where it cannot be read. A missing one is made,
 * empty: a server that starts just now must find it closed, and make none.
 */
function openPresent(file: string): DatabaseSync | undefined {
  let database: DatabaseSync | undefined;
  try {
    database = openSqlite(file, true);
    database.exec("PRAGMA locking_mode = EXCLUSIVE");
    intoOneFile(database);
    return database;
  } catch (error) {
    database?.close();
    if (isBusy(error)) throw new RestoreError(saying("restore-in-use"), { cause: error });
    if (isDamaged(error)) return undefined;
    throw error;
  }
}

/** Brings the log into the database, and ends it. Fails while anybody else has the database open. */
function intoOneFile(database: DatabaseSync): void {
  database.exec("PRAGMA journal_mode = DELETE");
}

/** Adds the messages of the present outbox to the new one, in place of those that both have. */
function merge(present: DatabaseSync, fresh: string): Pick<Restored, "total" | "back"> {
  present.prepare("ATTACH ? AS restored").run(fresh);
  const columns = present
    .prepare("SELECT name FROM pragma_table_info('contact_message') WHERE name <> 'sequence'")
    .all()
    .map(({ name }) => String(name))
    .join(", ");
  present.exec(`BEGIN EXCLUSIVE;
    DELETE FROM restored.contact_message WHERE id IN (SELECT id FROM main.contact_message);
    UPDATE restored.contact_message SET identity_open = 0, token = NULL;`);
  const back = messagesIn(present, "restored");
  present.exec(`INSERT INTO restored.contact_message (${columns})
      SELECT ${columns} FROM main.contact_message ORDER BY sequence;
    COMMIT`);
  const total = messagesIn(present, "restored");
  present.exec("DETACH restored");
  return { total, back };
}

function messagesIn(database: DatabaseSync, schema = "main"): number {
  return Number(database.prepare(`SELECT COUNT(*) AS number FROM ${schema}.contact_message`).get()?.number);
}

/** Keeps the copy of what cannot be read in a separate folder; the database stays in place until the new one takes it. */
function setAside(before: string, file: string, dataDir: string): string {
  const folder = join(dataDir, `before-restore-${new Date().toISOString().replaceAll(":", "-")}`);
  renameSync(before, folder);
  for (const suffix of ["-wal", "-shm"]) rmSync(file + suffix, { force: true });
  return folder;
}
