import { normaliseEmail } from "../../contract/contact-message.ts";
import { closableOutbox } from "./closable-outbox.ts";
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
import { type NewMessage, type Outbox, OutboxUnavailableError } from "./outbox.ts";
import { outboxStatements, postgresDialect } from "./outbox-sql.ts";
import { type Answer, type PostgresConnection, postgresConnection } from "./postgres-connection.ts";

/** How often an insert is tried while other messages with the same identity come and go. */
const ACCEPT_ATTEMPTS = 5;

const sql = outboxStatements(postgresDialect);

/** Which database, and the host in Message-IDs. */
export interface PostgresOutboxOptions {
  readonly databaseUrl: string;
  /** The right side of Message-IDs. */
  readonly mailHost: string;
}

/**
 * An outbox in a PostgreSQL database, for several servers at once. Each statement is a transaction of its own, and may
 * be repeated when its answer is lost. Removed text is cleared from the tables by VACUUM; the database's own logs and
 * backups are its operator's.
 */
export function postgresOutbox({ databaseUrl, mailHost }: PostgresOutboxOptions): Outbox {
  const database = postgresConnection(databaseUrl);
  const work = postgresWork(database, mailHost);
  return closableOutbox({
    answer: (verb, args) => Reflect.apply(work[verb], work, args),
    end: () => database.close(),
  });
}

function postgresWork(database: PostgresConnection, mailHost: string): Omit<Outbox, "close"> {
  const erase = async (removal: Promise<Answer>) => {
    const { count } = await removal;
    await database.query("VACUUM contact_message");
    return count;
  };
  return {
    accept: (message, windowMs) => accept(database, message, { windowMs, mailHost }),
    claim: async (now, leaseMs, limit) =>
      oldestFirst((await database.query(sql.claim, [Math.round(now), Math.round(leaseMs), limit])).rows),
    record: async (id, result) => void (await database.query(sql.record, [...attemptValues(result), id])),
    nextDueAt: async (now) => numberOrNone((await database.query(sql.nextDueAt, [Math.round(now)])).rows[0]?.due_at),
    list: async (filter) => (await database.query(sql.list, listValues(filter))).rows.map(storedMessage),
    get: async (id) => (await database.query(sql.get, [id])).rows.map(storedMessage)[0],
    requeue: async (ids, now) => (await database.query(sql.requeue, [JSON.stringify(ids), Math.round(now)])).count,
    requeueHeld: async (now, limit = ALL) => (await database.query(sql.requeueHeld, [Math.round(now), limit])).count,
    markSeen: async (ids, now) => (await database.query(sql.markSeen, [JSON.stringify(ids), Math.round(now)])).count,
    countUnseen: async (before = ALL) =>
      Number((await database.query(sql.countUnseen, [Math.round(before)])).rows[0]?.number),
    remove: (ids) => erase(database.query(sql.remove, [JSON.stringify(ids)])),
    eraseByEmail: (email) => erase(database.query(sql.eraseByEmail, [normaliseEmail(email)])),
    purge: (before, unseenToo = false) => erase(database.query(sql.purge, [Math.round(before), unseenToo ? 1 : 0])),
    counts: async () =>
      outboxCounts((await database.query(sql.countStates)).rows, (await database.query(sql.oldestWaiting)).rows[0]),
    ready: async () => void (await database.query(sql.probe, ["room"])),
  };
}

async function accept(
  database: PostgresConnection,
  message: NewMessage,
  { windowMs, mailHost }: { readonly windowMs: number; readonly mailHost: string },
): Promise<{ readonly id: string; readonly repeated: boolean }> {
  const row = newRowValues(message, mailHost);
  const id = String(row[0]);
  for (let attempt = 0; attempt < ACCEPT_ATTEMPTS; attempt++) {
    const inserted = await database.query(sql.insert, row);
    if (inserted.count > 0) return { id, repeated: false };
    const window = [message.identity, Math.round(message.receivedAt), Math.round(windowMs), id];
    await database.query(sql.closeIdentity, window);
    const [known] = (await database.query(sql.findOpen, [message.identity])).rows;
    // After a lost answer the row that is there may be our own.
    if (known !== undefined) return { id: String(known.id), repeated: known.id !== id };
  }
  throw new OutboxUnavailableError("The outbox is too busy with copies of one message. Send it again in a moment.");
}
