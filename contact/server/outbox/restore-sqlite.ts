import {
  chownSync,
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { OUTBOX_FILE } from "../../message/data-folder.ts";
import { DataFolderLockedError, lockDataFolder } from "./lock-data-folder.ts";
import { APPLICATION_ID, bringToDisk, inodeOf, openSqlite, SCHEMA_VERSION } from "./open-sqlite.ts";
import { sqliteFile } from "./outbox-at.ts";
import { isBusy, isDamaged, isFull } from "./sqlite-problem.ts";

/** Why a copy is not put back. */
export type RestoreRefusal =
  | "no-file"
  | "itself"
  | "compressed"
  | "dump"
  | "not-ours"
  | "newer"
  | "damaged"
  | "running"
  | "in-use"
  | "no-room"
  | "stopped";

/** A copy was not put back; the messages are as they were. */
export class RestoreError extends Error {
  override readonly name = "RestoreError";
  readonly refusal: RestoreRefusal;

  constructor(refusal: RestoreRefusal, cause?: unknown) {
    super(cause instanceof Error ? cause.message : String(cause ?? refusal), { cause });
    this.refusal = refusal;
  }
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
  assertOurs(copy);
  if (inodeOf(copy) === inodeOf(file)) throw new RestoreError("itself");
  const unlock = locked(dataDir);
  const folder = join(dataDir, WORK_FOLDER);
  try {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { mode: 0o700 });
    const [fresh, before] = [join(folder, "new"), join(folder, "before")];
    copyWhole(copy, fresh);
    copyWhole(file, before);
    return putInPlace({ fresh: join(fresh, OUTBOX_FILE), before }, file, dataDir);
  } catch (error) {
    throw error instanceof RestoreError ? error : failure(error);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    unlock();
    giveToOwner(dataDir);
  }
}

/** Only reads the beginning: what else people take for a copy is told by its first bytes. */
function assertOurs(copy: string): void {
  if (!statSync(copy, { throwIfNoEntry: false })?.isFile()) throw new RestoreError("no-file");
  const head = Buffer.alloc(HEAD_LENGTH);
  const descriptor = openSync(copy, "r");
  readSync(descriptor, head);
  closeSync(descriptor);
  if (COMPRESSED.some((magic) => head.indexOf(magic, 0, "hex") === 0)) throw new RestoreError("compressed");
  const text = head.toString("latin1");
  if (text.startsWith("PGDMP") || text.includes("PostgreSQL database dump")) throw new RestoreError("dump");
  if (!text.startsWith("SQLite format 3\0") || head.readUInt32BE(APPLICATION_AT) !== APPLICATION_ID)
    throw new RestoreError("not-ours");
  if (head.readUInt32BE(VERSION_AT) > SCHEMA_VERSION) throw new RestoreError("newer");
}

function locked(dataDir: string): () => void {
  try {
    return lockDataFolder(dataDir);
  } catch (error) {
    throw error instanceof DataFolderLockedError ? new RestoreError("running", error) : failure(error);
  }
}

function failure(error: unknown): RestoreError {
  return new RestoreError(isFull(error) ? "no-room" : "stopped", error);
}

/**
 * Checks a copied database, and brings it to today's schema and into one file.
 *
 * @returns how many messages are in it
 */
function prepared(fresh: string): number {
  try {
    const database = openSqlite(fresh, false);
    try {
      const health = database.prepare("PRAGMA integrity_check(1)").get()?.integrity_check;
      if (health !== "ok") throw new RestoreError("damaged", health);
      intoOneFile(database);
      return messagesIn(database);
    } finally {
      database.close();
    }
  } catch (error) {
    throw isDamaged(error) ? new RestoreError("damaged", error) : error;
  }
}

/** Copies a database with its log: SQLite itself removes a log that it cannot read. */
function copyWhole(file: string, folder: string): void {
  mkdirSync(folder, { mode: 0o700 });
  for (const suffix of ["", "-wal"].filter((end) => existsSync(file + end)))
    copyFileSync(file + suffix, join(folder, OUTBOX_FILE + suffix));
}

function putInPlace(
  { fresh, before }: { readonly fresh: string; readonly before: string },
  file: string,
  dataDir: string,
): Restored {
  const copied = prepared(fresh);
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
    if (isBusy(error)) throw new RestoreError("in-use", error);
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

/** Root may have made files that the server's own user must be able to write. */
function giveToOwner(folder: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  for (const name of readdirSync(folder, { recursive: true })) chownSync(join(folder, String(name)), uid, gid);
}
