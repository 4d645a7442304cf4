import { randomBytes } from "node:crypto";
import { existsSync, rmSync, statfsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import { SECOND } from "../common/clock.ts";
import { writePrivateFile } from "../common/private-file.ts";
import { type Saying, saying } from "../words/owner-words.ts";
import { inodeOf, openSqlite, openToRead } from "./open-sqlite.ts";
import { OutboxUnavailableError } from "./outbox.ts";
import { REWRITING } from "./outbox-sql.ts";
import type { Reply, Statement } from "./sqlite-database.ts";
import { FULL, isPassing, primaryCode, sqliteProblem } from "./sqlite-problem.ts";

/** A database that is open for writing, its log, and the log's index. */
const PARTS = ["", "-wal", "-shm"];
/** The time between two checks that the open files are still in place. */
const CHECK_INTERVAL = SECOND;
/** How statements begin that share a transaction with their neighbours: one write to the disk for all of them. */
const GROUPED = ["INSERT INTO contact_message", "UPDATE contact_message", "WITH"];
/** How statements begin that only read; and those that remove messages, and their text from the log. */
const READING = "SELECT";
const ERASING = ["DELETE", "PRAGMA wal_checkpoint"];

/** Bytes of the largest database that is written anew: all of it passes through memory and the log. */
const MOST_REWRITTEN = 134_217_728;
/** Bytes: what the log may add to the database, and the log of one part of what is erased. */
const RESERVE = 1_048_576;

/** A file that keeps room on the disk for erasing; random bytes, for what a file system could compress would keep none. */
const reserveOf = (file: string) => `${file}-reserve`;

/** The thread of `sqliteDatabase`: it opens the database when first needed, and again after an error. */
class SqliteThread {
  readonly #file: string;
  readonly #onLost: (reason: string) => void;
  #open: DatabaseSync | undefined;
  #isWriter = false;
  /** Of the open database. */
  readonly #prepared = new Map<string, StatementSync>();
  /** Device and inode of the open database, of its log and the log's index. */
  readonly #inodes = new Map<string, string>();
  #wasOpen = false;
  #lost: Saying | undefined;

  constructor(file: string, onLost: (reason: string) => void) {
    this.#file = file;
    this.#onLost = onLost;
  }

  /** Carries out statements in order. Once the store is unavailable the rest is not tried: each would wait for it again. */
  perform(statements: readonly Statement[]): readonly Reply[] {
    const replies: Reply[] = [];
    for (const group of groupsOf(statements)) {
      const last = replies.at(-1);
      replies.push(...(last && "unavailable" in last ? group.map(() => last) : this.#performGroup(group)));
    }
    // It may have read the file without its log; the next may have one.
    if (!this.#isWriter) this.close();
    return replies;
  }

  #performGroup(group: readonly Statement[]): readonly Reply[] {
    try {
      return this.#carryOut(group);
    } catch (error) {
      const problem = sqliteProblem(error, this.#file);
      if (problem === undefined) return group.map(() => ({ error: String(error) }));
      if (!isPassing(problem)) this.close();
      return group.map(() => ({ unavailable: problem.said }));
    }
  }

  /** On a full disk the log is emptied into the database; erasing has the reserve for that, which is kept anew afterwards. */
  #carryOut(group: readonly Statement[]): readonly Reply[] {
    const [{ text }] = group as [Statement];
    if (text === REWRITING && !mayRewrite(this.#file)) return [{ rows: [] }];
    const isErasing = ERASING.some((beginning) => text.startsWith(beginning));
    try {
      return this.#carryOutOnce(group);
    } catch (error) {
      if (primaryCode(error) !== FULL || text.startsWith(READING)) throw error;
      if (isErasing) freeReserve(this.#file);
      if (this.#open !== undefined) saveLog(this.#open);
      try {
        return this.#carryOutOnce(group);
      } catch (again) {
        // An outbox that has filled its disk before it had a reserve.
        if (!isErasing || primaryCode(again) !== FULL) throw again;
        throw new OutboxUnavailableError(saying("outbox-no-room-to-erase", { file: this.#file }), { cause: again });
      }
    } finally {
      if (isErasing) keepReserve(this.#file, 1);
    }
  }

  #carryOutOnce(group: readonly Statement[]): readonly Reply[] {
    const toRead = group.every(({ text }) => text.startsWith(READING));
    try {
      const database = this.#reach(toRead);
      if (group.length > 1) database.exec("BEGIN IMMEDIATE");
      const replies = group.map(({ text, values }) => ({ rows: this.#prepare(database, text).all(...values) }));
      if (group.length > 1) database.exec("COMMIT");
      // Nothing is acknowledged that only a deleted file holds.
      this.#reach(toRead);
      return replies;
    } catch (error) {
      if (this.#open?.isTransaction) this.#open.exec("ROLLBACK");
      throw error;
    }
  }

  #prepare(database: DatabaseSync, text: string): StatementSync {
    const statement = this.#prepared.get(text) ?? database.prepare(text.replaceAll("$", "?"));
    this.#prepared.set(text, statement);
    return statement;
  }

  #reach(toRead: boolean): DatabaseSync {
    const file = this.#file;
    this.#check();
    if (this.#lost !== undefined) throw new OutboxUnavailableError(this.#lost);
    // A file that is deleted while it is open would lose every message, without an error.
    if (inodeOf(file) !== this.#inodes.get(file) || !(toRead || this.#isWriter)) this.close();
    if (this.#open !== undefined) return this.#open;
    const reader = toRead && existsSync(file) ? openToRead(file) : undefined;
    this.#isWriter = reader === undefined;
    this.#open = reader ?? openSqlite(file, !this.#wasOpen);
    if (this.#isWriter) keepReserve(file, 2);
    for (const end of PARTS) this.#inodes.set(file + end, inodeOf(file + end));
    this.#wasOpen = true;
    return this.#open;
  }

  /**
   * Looks for the files of the open database. Once its log is deleted, a database keeps what it is given only until this
   * process ends; once another file has its name, until it is closed. So what it holds is written to the disk, and nothing
   * more is accepted.
   */
  #check(): void {
    const file = this.#file;
    // Where the database itself is gone, `reach` closes it: it may come back, with its log.
    if (this.#open === undefined || !this.#isWriter || this.#lost !== undefined || inodeOf(file) === "none") return;
    const changed = PARTS.map((end) => file + end).find((part) => inodeOf(part) !== this.#inodes.get(part));
    if (changed === undefined) return;
    if (changed === file) {
      const copy = `${file}-until-${new Date().toISOString().replaceAll(":", "-")}`;
      writePrivateFile(copy, this.#open.serialize(), true);
      this.#lost = saying("outbox-replaced", { file, copy });
      const log = PARTS.map((end) => file + end).filter((part) => inodeOf(part) === this.#inodes.get(part));
      this.close();
      // The new file would take it for its own.
      for (const part of log) rmSync(part);
    } else {
      this.#lost = saying("outbox-taken", { file: changed });
      if (!existsSync(`${file}-wal`)) saveLog(this.#open);
    }
    this.#onLost(new OutboxUnavailableError(this.#lost).message);
  }

  watch(): void {
    try {
      this.#check();
    } catch {
      // What it holds cannot be written now: it is kept open, refuses everything, and is tried again in a second.
    }
  }

  close(): void {
    this.#open?.close();
    this.#open = undefined;
    this.#isWriter = false;
    this.#prepared.clear();
    this.#inodes.clear();
  }
}

function groupsOf(statements: readonly Statement[]): Statement[][] {
  const groups: Statement[][] = [];
  let isOpen = false;
  for (const statement of statements) {
    const joins = GROUPED.some((beginning) => statement.text.startsWith(beginning));
    if (isOpen && joins) groups.at(-1)?.push(statement);
    else groups.push([statement]);
    isOpen = joins;
  }
  return groups;
}

/** Makes the reserve of a database where there is none, if the disk has so many times the room of it. */
function keepReserve(file: string, times: number): void {
  if (existsSync(reserveOf(file))) return;
  try {
    if (roomBeside(file) >= times * RESERVE) writePrivateFile(reserveOf(file), randomBytes(RESERVE));
  } catch {
    // The next process to write tries again.
  }
}

/** Whether a database is small enough to be written anew, and the disk has room for its log and for what that becomes. */
function mayRewrite(file: string): boolean {
  const { size = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {};
  return size <= MOST_REWRITTEN && roomBeside(file) >= 2 * size;
}

/** Bytes that the disk of a file has left. */
function roomBeside(file: string): number {
  const { bavail, bsize } = statfsSync(dirname(file));
  return bavail * bsize;
}

/** Gives the room of the reserve to whoever writes next. */
function freeReserve(file: string): void {
  rmSync(reserveOf(file), { force: true });
}

/** Writes the log that is still open into the database. */
function saveLog(database: DatabaseSync): void {
  try {
    database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  } catch {
    // A disk that cannot be written: the reason for the end is logged anyway.
  }
}

if (parentPort !== null) {
  const port = parentPort;
  const thread = new SqliteThread(String(workerData), (lost) => port.postMessage({ lost }));
  const watch = setInterval(() => thread.watch(), CHECK_INTERVAL);
  port.on("message", (statements: readonly Statement[] | "close") => {
    if (statements !== "close") return port.postMessage(thread.perform(statements));
    clearInterval(watch);
    thread.close();
    port.close();
  });
}
