import { existsSync } from "node:fs";
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import { SECOND } from "../common/clock.ts";
import { inodeOf, openSqlite } from "./open-sqlite.ts";
import { OutboxUnavailableError } from "./outbox.ts";
import type { Reply, Statement } from "./sqlite-database.ts";
import { isPassing, sqliteProblem } from "./sqlite-problem.ts";

/** The time between two checks that the open files are still in place. */
const CHECK_INTERVAL = SECOND;
/** How statements begin that share a transaction with their neighbours: one write to the disk for all of them. */
const GROUPED = ["INSERT INTO contact_message", "UPDATE contact_message", "WITH"];

/** The thread of `sqliteDatabase`: it opens the database when first needed, and again after an error. */
class SqliteThread {
  readonly #file: string;
  readonly #onLost: (reason: string) => void;
  #open: DatabaseSync | undefined;
  /** Of the open database. */
  readonly #prepared = new Map<string, StatementSync>();
  /** Device and inode of the open database; of its log and the log's index, as soon as they exist. */
  readonly #inodes = new Map<string, string>();
  #wasOpen = false;
  #lost: string | undefined;

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
    return replies;
  }

  #performGroup(group: readonly Statement[]): readonly Reply[] {
    try {
      const database = this.#reach();
      if (group.length > 1) database.exec("BEGIN IMMEDIATE");
      const replies = group.map(({ text, values }) => ({ rows: this.#prepare(database, text).all(...values) }));
      if (group.length > 1) database.exec("COMMIT");
      // Nothing is acknowledged that only a deleted file holds.
      this.#reach();
      return replies;
    } catch (error) {
      if (this.#open?.isTransaction) this.#open.exec("ROLLBACK");
      const problem = sqliteProblem(error, this.#file);
      if (problem === undefined) return group.map(() => ({ error: String(error) }));
      if (!isPassing(problem)) this.close();
      return group.map(() => ({ unavailable: problem.message }));
    }
  }

  #prepare(database: DatabaseSync, text: string): StatementSync {
    const statement = this.#prepared.get(text) ?? database.prepare(text.replaceAll("$", "?"));
    this.#prepared.set(text, statement);
    return statement;
  }

  #reach(): DatabaseSync {
    const file = this.#file;
    this.check();
    if (this.#lost !== undefined) throw new OutboxUnavailableError(this.#lost);
    // A file that is deleted while it is open would lose every message, without an error.
    if (inodeOf(file) !== this.#inodes.get(file)) this.close();
    if (this.#open === undefined) {
      this.#open = openSqlite(file, !this.#wasOpen);
      this.#inodes.set(file, inodeOf(file));
      this.#wasOpen = true;
    }
    return this.#open;
  }

  /**
   * Looks for the log of the open database. Once it is deleted, a database keeps what it is given only until this process
   * ends. So what the log held is written into the database itself, and nothing more is accepted.
   */
  check(): void {
    const file = this.#file;
    // Where the database itself is gone, `reach` closes it: it may come back, with its log.
    if (this.#open === undefined || this.#lost !== undefined || inodeOf(file) !== this.#inodes.get(file)) return;
    const gone = [`${file}-wal`, `${file}-shm`].find((companion) => this.#isReplaced(companion));
    if (gone === undefined) return;
    this.#lost = `${gone} was deleted or replaced while the server was running. Start the server again.`;
    if (!existsSync(`${file}-wal`)) saveLog(this.#open);
    this.#onLost(this.#lost);
  }

  #isReplaced(companion: string): boolean {
    const now = inodeOf(companion);
    const before = this.#inodes.get(companion);
    if (before === undefined && now !== "none") this.#inodes.set(companion, now);
    return before !== undefined && before !== now;
  }

  close(): void {
    this.#open?.close();
    this.#open = undefined;
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
  const watch = setInterval(() => thread.check(), CHECK_INTERVAL);
  port.on("message", (statements: readonly Statement[] | "close") => {
    if (statements !== "close") return port.postMessage(thread.perform(statements));
    clearInterval(watch);
    thread.close();
    port.close();
  });
}
