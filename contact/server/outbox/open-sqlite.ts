import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  statSync,
} from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { SECOND } from "../common/clock.ts";
import { isRootInForeign } from "../common/owner-rights.ts";
import { saying } from "../words/owner-words.ts";
import { OutboxDamagedError, OutboxUnavailableError } from "./outbox.ts";
import { migrations, sqliteDialect } from "./outbox-sql.ts";
import { isBusy, primaryCode } from "./sqlite-problem.ts";

/**
 * How long a lock of another program is waited for, in milliseconds. A visitor waits twice that at most, so that the
 * answer comes within a second.
 */
const BUSY_TIMEOUT = 450;
/** How long two processes that create the database at once wait for each other. */
const OPEN_DEADLINE = 2 * SECOND;
/** Milliseconds until a refused opening is tried again. */
const BUSY_PAUSE = 20;
/** "PASS", so that another program's database is not used as an outbox. */
export const APPLICATION_ID = 0x50415353;

/** What lies beside a database, and is opened with it. */
const COMPANIONS = ["", "-wal", "-shm", "-journal"];
/** Pages of the log after which it is brought into the database: the reserve has room for what that may add. */
const LOG_PAGES = 100;
/** Codes of a log whose index cannot be made: on a read-only or a full disk. */
const NO_INDEX: readonly unknown[] = [8, 13, 14];

/**
 * Opens the database of an outbox for writing, and brings its schema up to date. A file that is damaged, newer than this
 * program or another program's is left as it is.
 *
 * @param mayCreate whether a missing file is made; if not, it is an error
 * @throws {OutboxUnavailableError} saying why it cannot be used; errors of SQLite and of the file system
 */
export function openSqlite(file: string, mayCreate: boolean): DatabaseSync {
  if (!existsSync(file)) createFile(file, mayCreate);
  else assertOrdinary(file);
  accessSync(file, constants.W_OK);
  keepPrivate(file);
  const deadline = performance.now() + OPEN_DEADLINE;
  for (;;) {
    try {
      return openPrepared(file);
    } catch (error) {
      // Two processes that create the database at once: switching to WAL mode is refused immediately, not waited for.
      if (!isBusy(error) || performance.now() > deadline) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BUSY_PAUSE);
    }
  }
}

/**
 * Opens the database of an outbox for reading alone, which needs no room and no right to write. Where the disk has room for
 * no index of the log, and there is no log, the file alone is all of it.
 *
 * @returns undefined where its schema is to be brought up to date first
 * @throws as `openSqlite`
 */
export function openToRead(file: string): DatabaseSync | undefined {
  assertOrdinary(file);
  try {
    return openedToRead(file);
  } catch (error) {
    if (!NO_INDEX.includes(primaryCode(error)) || sizeOf(`${file}-wal`) > 0) throw error;
    return openedToRead(`${pathToFileURL(file)}?immutable=1`);
  }
}

function openedToRead(path: string): DatabaseSync | undefined {
  const database = opened(path);
  try {
    database.exec("PRAGMA query_only = ON");
    if (assertUsable(database, path) === SCHEMA_VERSION) return database;
  } catch (error) {
    database.close();
    throw error;
  }
  database.close();
  return undefined;
}

/** Trusts nothing in the file. */
function opened(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT, defensive: true });
  database.exec("PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON; PRAGMA mmap_size = 0;");
  return database;
}

function openPrepared(file: string): DatabaseSync {
  const before = inodeOf(file);
  const database = opened(file);
  try {
    assertUsable(database, file);
    // While its lock was waited for, a backup may have been put in its place.
    if (inodeOf(file) !== before) throw new OutboxUnavailableError(saying("outbox-taken", { file }));
    // FULL: a commit returns when the disk has it. secure_delete: what is deleted is overwritten.
    database.exec("PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA temp_store = MEMORY;");
    assertWal(database, file);
    migrate(database);
    // After a failed sync the system counts the log as written although it may not be: it is written again.
    database.exec(`PRAGMA wal_checkpoint(TRUNCATE); PRAGMA wal_autocheckpoint = ${LOG_PAGES}`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Has the messages read by their owner alone, or by a group too, where their folder is one's: with the setgid bit, and its group
 * may write there. What SQLite makes beside the database has its mode, and the folder's group.
 */
function keepPrivate(file: string): void {
  const wanted = (statSync(dirname(file)).mode & 0o2020) === 0o2020 ? 0o660 : 0o600;
  for (const part of COMPANIONS.map((end) => file + end)) {
    const { uid, mode = wanted } = statSync(part, { throwIfNoEntry: false }) ?? {};
    // Only its owner may change it.
    if ((mode & 0o777) !== wanted && uid === (process.geteuid?.() ?? uid)) chmodSync(part, wanted);
  }
}

/** Opening a pipe would wait for ever. Whatever root was led to is not opened at all. */
function assertOrdinary(file: string): void {
  const folder = dirname(file);
  if (isRootInForeign(folder)) throw new OutboxUnavailableError(saying("folder-foreign", { folder }));
  const strange = COMPANIONS.find((end) => statSync(file + end, { throwIfNoEntry: false })?.isFile() === false);
  if (strange !== undefined) throw new OutboxUnavailableError(saying("outbox-foreign", { file: file + strange }));
}

/** Creates an empty file, and syncs its folder. */
function createFile(file: string, mayCreate: boolean): void {
  if (!mayCreate) throw new OutboxUnavailableError(saying("outbox-taken", { file }));
  if (existsSync(`${file}-wal`)) throw new OutboxDamagedError(saying("outbox-log-alone", { file }));
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    closeSync(openSync(file, "wx", 0o600));
  } catch (error) {
    // Another process was faster.
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  if (process.platform !== "win32") bringToDisk(folder);
}

/** Syncs a file, or the names in a folder. */
export function bringToDisk(path: string): void {
  const descriptor = openSync(path, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Only reads: a file that fails here is left as it is. @returns the version of its schema */
function assertUsable(database: DatabaseSync, file: string): number {
  const { version, application, tables } = identity(database);
  if (application !== APPLICATION_ID && (application !== 0 || version !== 0 || tables > 0))
    throw new OutboxUnavailableError(saying("outbox-foreign", { file }));
  if (version > SCHEMA_VERSION)
    throw new OutboxUnavailableError(saying("outbox-newer", { file, version, known: SCHEMA_VERSION }));
  if (pragma(database, "quick_check(1)", "quick_check") !== "ok")
    throw new OutboxDamagedError(saying("outbox-damaged", { file }));
  return version;
}

/** What identifies the database, in one transaction: another process may be creating the tables just now. */
function identity(database: DatabaseSync) {
  database.exec("BEGIN");
  try {
    return {
      version: Number(pragma(database, "user_version")),
      application: pragma(database, "application_id"),
      tables: Number(database.prepare("SELECT COUNT(*) AS number FROM sqlite_schema").get()?.number),
    };
  } finally {
    // A full disk may have ended it.
    if (database.isTransaction) database.exec("COMMIT");
  }
}

function assertWal(database: DatabaseSync, file: string): void {
  const mode = pragma(database, "journal_mode = WAL", "journal_mode");
  if (mode !== "wal") throw new OutboxUnavailableError(saying("outbox-network-drive", { file }));
}

const allMigrations = migrations(sqliteDialect);
/** The version of today's schema. */
export const SCHEMA_VERSION = allMigrations.length;

function migrate(database: DatabaseSync): void {
  if (pragma(database, "user_version") === SCHEMA_VERSION) return;
  database.exec("BEGIN IMMEDIATE");
  try {
    // Another process may have been faster.
    const version = Number(pragma(database, "user_version"));
    for (const step of allMigrations.slice(version)) database.exec(step);
    database.exec(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${SCHEMA_VERSION}; COMMIT`);
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}

function pragma(database: DatabaseSync, text: string, column = text): unknown {
  return database.prepare(`PRAGMA ${text}`).get()?.[column];
}

/** Device and inode of a file; "none" where there is no file. */
export function inodeOf(file: string): string {
  const status = statSync(file, { throwIfNoEntry: false });
  return status === undefined ? "none" : `${status.dev}:${status.ino}`;
}

/** Bytes of a file; 0 where there is none. */
function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
