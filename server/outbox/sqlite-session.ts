import { existsSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { inodeOf, openSqlite, type SqliteFile } from "./open-sqlite.ts";
import { OutboxUnavailableError } from "./outbox.ts";
import { isPassing, sqliteProblem } from "./sqlite-problem.ts";
import { sqliteStore } from "./sqlite-store.ts";
import type { OutboxCall, OutboxReply, OutboxVerb, SynchronousOutbox } from "./worker-calls.ts";

/** Which database, and the host in Message-IDs. */
export interface SqliteOutboxOptions extends SqliteFile {
  /** The right side of Message-IDs. */
  readonly mailHost: string;
}

/** Calls that share a transaction with their neighbours: one write to the disk for all of them. */
const GROUPED: ReadonlySet<OutboxVerb> = new Set<OutboxVerb>(["accept", "claim", "record", "requeue"]);

interface OpenStore {
  readonly database: DatabaseSync;
  readonly store: SynchronousOutbox;
  /** Device and inode of the file that was opened. */
  readonly inode: string;
  /** The same of its log and of the log's index, as soon as they exist. */
  readonly companions: Map<string, string>;
}

/** Calls to one database, which is opened when first needed and again after an error. */
export interface SqliteSession {
  /** Carries out calls in order. Once the store is unavailable the rest is not tried: each would wait for it again. */
  perform(calls: readonly OutboxCall[]): readonly OutboxReply[];
  /** Checks that the open files are still in place. */
  check(): void;
  close(): void;
}

/**
 * Begins a session; opens nothing yet.
 *
 * @param onLost called once, with the reason, where the log of the open database was deleted
 */
export function sqliteSession(options: SqliteOutboxOptions, onLost: (reason: string) => void): SqliteSession {
  let open: OpenStore | undefined;
  let wasOpen = false;
  let lost: string | undefined;

  function close(): void {
    open?.database.close();
    open = undefined;
  }
  /**
   * Once its log is deleted, a database keeps what it is given only until this process ends. So what the log held is
   * written into the database itself, and nothing more is accepted.
   */
  function check(): void {
    // Where the database itself is gone, `reach` closes it: it may come back, with its log.
    if (open === undefined || lost !== undefined || inodeOf(options.file) !== open.inode) return;
    const gone = missingCompanion(open, options.file);
    if (gone === undefined) return;
    lost = `${gone} was deleted or replaced while the server was running. Start the server again.`;
    if (!existsSync(`${options.file}-wal`)) saveLog(open.database);
    onLost(lost);
  }
  function reach(): OpenStore {
    check();
    if (lost !== undefined) throw new OutboxUnavailableError(lost);
    // A file that is deleted while it is open would lose every message, without an error.
    if (open !== undefined && inodeOf(options.file) !== open.inode) close();
    if (open === undefined) {
      const database = openSqlite(options, !wasOpen);
      wasOpen = true;
      open = {
        database,
        store: sqliteStore(database, options.mailHost),
        inode: inodeOf(options.file),
        companions: new Map(),
      };
    }
    return open;
  }
  function performGroup(group: readonly OutboxCall[]): readonly OutboxReply[] {
    try {
      const replies =
        group.length > 1 || isGrouped(group[0]) ? together(reach(), group) : group.map((call) => ask(reach(), call));
      // Nothing is acknowledged that only a deleted file holds.
      reach();
      return replies;
    } catch (error) {
      const problem = sqliteProblem(error, options.file);
      rollBack(open?.database);
      if (problem === undefined) return group.map(() => ({ error: String(error) }));
      if (!isPassing(problem)) close();
      return group.map(() => ({ unavailable: problem.message }));
    }
  }
  return {
    perform: (calls) => {
      const replies: OutboxReply[] = [];
      for (const group of groupsOf(calls)) {
        const last = replies.at(-1);
        replies.push(...(last && "unavailable" in last ? group.map(() => last) : performGroup(group)));
      }
      return replies;
    },
    check,
    close,
  };
}

/** The log, or its index, where it is no more the file that was opened. */
function missingCompanion({ companions }: OpenStore, file: string): string | undefined {
  return ["-wal", "-shm"]
    .map((suffix) => file + suffix)
    .find((companion) => {
      const now = inodeOf(companion);
      const before = companions.get(companion);
      if (before === undefined && now !== "none") companions.set(companion, now);
      return before !== undefined && before !== now;
    });
}

/** Writes the log that is still open into the database. */
function saveLog(database: DatabaseSync): void {
  try {
    database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  } catch {
    // A disk that cannot be written: the reason for the end is logged anyway.
  }
}

function together({ database, store }: OpenStore, calls: readonly OutboxCall[]): readonly OutboxReply[] {
  database.exec("BEGIN IMMEDIATE");
  const replies = calls.map((call) => ask({ store }, call));
  database.exec("COMMIT");
  return replies;
}

function ask({ store }: Pick<OpenStore, "store">, { verb, args }: OutboxCall): OutboxReply {
  const value: unknown = Reflect.apply(store[verb], store, args);
  return { value };
}

function rollBack(database: DatabaseSync | undefined): void {
  if (database?.isTransaction) database.exec("ROLLBACK");
}

function groupsOf(calls: readonly OutboxCall[]): OutboxCall[][] {
  const groups: OutboxCall[][] = [];
  for (const call of calls) {
    const group = groups.at(-1);
    if (group && isGrouped(call) && isGrouped(group[0])) group.push(call);
    else groups.push([call]);
  }
  return groups;
}

function isGrouped(call: OutboxCall | undefined): boolean {
  return call !== undefined && GROUPED.has(call.verb);
}
