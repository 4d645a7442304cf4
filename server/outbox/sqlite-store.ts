import type { DatabaseSync, StatementSync } from "node:sqlite";
import { normaliseEmail } from "../../contract/contact-message.ts";
import {
  ALL,
  attemptValues,
  listValues,
  newRowValues,
  numberOrNone,
  oldestFirst,
  outboxCounts,
  storedMessage,
} from "./message-row.ts";
import { OutboxUnavailableError } from "./outbox.ts";
import { type OutboxStatements, outboxStatements, sqliteDialect } from "./outbox-sql.ts";
import type { SynchronousOutbox } from "./worker-calls.ts";

/** More than the longest message: where there is no room for it, the outbox is full. */
const PROBE = "x".repeat(32_768);

type Statements = Readonly<Record<keyof OutboxStatements, StatementSync>>;

/**
 * An outbox on an open database. Nothing here begins or ends a transaction, so that several calls can share one; `ready`,
 * `remove`, `eraseByEmail` and `purge` must be called outside of any.
 *
 * @param mailHost the right side of mail ids
 */
export function sqliteStore(database: DatabaseSync, mailHost: string): SynchronousOutbox {
  const run = prepareAll(database);
  const erase = (remove: () => { changes: number | bigint }) => {
    const { changes } = remove();
    truncateLog(database);
    return Number(changes);
  };
  return {
    accept: (message, windowMs) => {
      const { identity, receivedAt } = message;
      run.closeIdentity.run(identity, Math.round(receivedAt), Math.round(windowMs), "");
      const known = run.findOpen.get(identity);
      if (known) return { id: String(known.id), repeated: true };
      const row = run.insert.get(...newRowValues(message, mailHost));
      if (row === undefined) throw new Error("A message was not kept, although no other has its identity.");
      return { id: String(row.id), repeated: false };
    },
    claim: (now, leaseMs, limit) => oldestFirst(run.claim.all(Math.round(now), Math.round(leaseMs), limit)),
    record: (id, result) => void run.record.run(...attemptValues(result), id),
    nextDueAt: (now) => numberOrNone(run.nextDueAt.get(Math.round(now))?.due_at),
    list: (filter) => run.list.all(...listValues(filter)).map(storedMessage),
    get: (id) => {
      const row = run.get.get(id);
      return row && storedMessage(row);
    },
    requeue: (ids, now) => Number(run.requeue.run(JSON.stringify(ids), Math.round(now)).changes),
    requeueHeld: (now, limit = ALL) => Number(run.requeueHeld.run(Math.round(now), limit).changes),
    markSeen: (ids, now) => Number(run.markSeen.run(JSON.stringify(ids), Math.round(now)).changes),
    countUnseen: (before = ALL) => Number(run.countUnseen.get(Math.round(before))?.number),
    remove: (ids) => erase(() => run.remove.run(JSON.stringify(ids))),
    eraseByEmail: (email) => erase(() => run.eraseByEmail.run(normaliseEmail(email))),
    purge: (before, unseenToo = false) => erase(() => run.purge.run(Math.round(before), unseenToo ? 1 : 0)),
    counts: () => outboxCounts(run.countStates.all(), run.oldestWaiting.get()),
    ready: () => probe(database, run),
  };
}

function prepareAll(database: DatabaseSync): Statements {
  const texts = Object.entries(outboxStatements(sqliteDialect));
  const prepared = texts.map(([name, text]) => [name, database.prepare(text.replaceAll("$", "?"))]);
  return Object.fromEntries(prepared) as Statements;
}

/** Deleted text stays in the log until it is emptied; secure_delete only cares for the database itself. */
function truncateLog(database: DatabaseSync): void {
  if (Number(database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()?.busy) === 0) return;
  throw new OutboxUnavailableError(
    "The messages are removed, but their text is still in the outbox's log, because another program is reading it. " +
      "Close that program, and do the same again.",
  );
}

/** Writes as much as a message may need, and frees the space again for the next message. */
function probe(database: DatabaseSync, run: Statements): void {
  database.exec("BEGIN IMMEDIATE");
  run.probe.run(PROBE);
  run.probe.run("");
  database.exec("COMMIT");
}
