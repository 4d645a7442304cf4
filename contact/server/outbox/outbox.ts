import { randomUUID } from "node:crypto";
import { normaliseEmail } from "../../message/contact-message.ts";
import { SECOND } from "../common/clock.ts";
import { errorName } from "../common/log-errors.ts";
import { quoted, saying, ToldError } from "../words/owner-words.ts";
import { messageStates } from "./message-states.mjs";
import { type Dialect, outboxStatements } from "./outbox-sql.ts";
import {
  type AttemptResult,
  attemptValues,
  type ColumnValue,
  type MessageRow,
  type MessageState,
  type NewMessage,
  newRow,
  newRowColumns,
  type StoredMessage,
  storedMessage,
} from "./stored-message.ts";

/** The store cannot take or give messages now: disk full, locked, unreachable, damaged. */
export class OutboxUnavailableError extends ToldError {
  override readonly name = "OutboxUnavailableError";
}

/** An error of the store, or beside it, as it is logged: why the store is unavailable names no visitor; another may. */
export function outboxErrorFacts(error: unknown): object {
  return { ...errorName(error), ...(error instanceof OutboxUnavailableError && { reason: error.message }) };
}

/** The store keeps the messages of another site. */
export class OutboxOfAnotherSiteError extends OutboxUnavailableError {
  readonly setting: string;
  readonly site: string;

  /** @param setting what leads there @param site its name, as `--site` takes it */
  constructor(setting: string, site: string) {
    super(saying("outbox-of-another-site", { setting, site }));
    this.setting = setting;
    this.site = site;
  }
}

/** The store is damaged; it is left as it is. */
export class OutboxDamagedError extends OutboxUnavailableError {}

/** What keeps the messages: SQLite in a thread, or PostgreSQL. Each statement is a transaction and may be repeated. */
export interface Database {
  /**
   * @param until the moment on `performance.now()` after which nobody waits any more
   * @throws {OutboxUnavailableError}
   */
  query(statement: string, values: readonly ColumnValue[], until?: number): Promise<readonly MessageRow[]>;
  /** Nothing is asked any more, and everything asked is answered. */
  close(): Promise<void>;
}

/** Which messages are listed: all, unless it says otherwise. */
export interface MessageFilter {
  readonly states?: readonly MessageState[];
  /** Those of one person: an address, however it is written. */
  readonly email?: string | undefined;
  readonly limit?: number;
}

/** How long a visitor, or monitoring, is kept waiting for a slow disk. A locked database is given up much sooner. */
const VISITOR_DEADLINE = 5 * SECOND;
/** How often an insert is tried while other messages with the same identity come and go. */
const ACCEPT_ATTEMPTS = 5;
/** More than there can be: the limit of what has none, and the time before which everything is. */
const ALL = Number.MAX_SAFE_INTEGER;
/** More than the longest message: where there is no room for it, the outbox is full. */
const PROBE = "x".repeat(32_768);

export type Outbox = ReturnType<typeof outboxOn>;

/**
 * The outbox: every accepted message, until it is purged. The caller provides the time, so that tests can provide theirs.
 * Every call throws {OutboxUnavailableError} while the database cannot be used.
 *
 * @param mailHost the right side of Message-IDs
 * @param site whose messages they are: every call throws {OutboxOfAnotherSiteError} where they are another's
 */
export function outboxOn(database: Database, dialect: Dialect, mailHost: string, site = "site") {
  const sql = outboxStatements(dialect);
  const unanswered = new Set<Promise<unknown>>();
  let closed: Promise<void> | undefined;
  let isOurs = false;

  /** @param reserves whether the store becomes the site's, where it is nobody's yet */
  async function assertOurs(reserves: boolean, until?: number): Promise<void> {
    if (isOurs) return;
    if (reserves) await database.query(sql.reserve, [site], until);
    const [owner] = await database.query(sql.findSite, [], until);
    if (owner !== undefined && owner.site !== site)
      throw new OutboxOfAnotherSiteError(dialect.setting, String(owner.site));
    isOurs = owner !== undefined;
  }
  async function ask(
    statement: string,
    values: readonly ColumnValue[] = [],
    until?: number,
    reserves = false,
  ): Promise<readonly MessageRow[]> {
    if (closed !== undefined) throw new OutboxUnavailableError(saying("outbox-failed", { reason: quoted("closed") }));
    const answer = assertOurs(reserves, until).then(() => database.query(statement, values.map(storable), until));
    unanswered.add(answer);
    try {
      return await answer;
    } finally {
      unanswered.delete(answer);
    }
  }
  /** In parts, so that a full disk has room for the log of each. */
  async function erase(statement: string, values: readonly ColumnValue[]): Promise<number> {
    let removed = 0;
    for (let part = -1; part !== 0; removed += part) part = (await ask(statement, values)).length;
    for (const clearing of sql.clearRemoved) {
      const [cleared] = await ask(clearing);
      if (Number(cleared?.busy ?? 0) !== 0) throw new OutboxUnavailableError(saying("outbox-text-left"));
    }
    return removed;
  }
  return {
    /** Makes the store the site's from now on, where it is nobody's yet; keeping a message does so too. */
    async reserve(): Promise<void> {
      await ask(sql.findSite, [], performance.now() + VISITOR_DEADLINE, true);
    },
    /**
     * Keeps a message. Resolves only when it is committed to disk. A message with the identity of one received less than
     * `windowMs` before is the same message: its id comes back, nothing is added.
     *
     * @param ifSpent the message where another one has spent its token
     */
    async accept(message: NewMessage, windowMs: number, ifSpent: NewMessage = { ...message, token: undefined }) {
      const until = performance.now() + VISITOR_DEADLINE;
      const { identity, receivedAt } = message;
      const id = randomUUID();
      let asked = message;
      for (let attempt = 0; attempt < ACCEPT_ATTEMPTS; attempt++) {
        const row = newRowColumns.map((column) => newRow[column]({ message: asked, id, mailHost }));
        const inCrowd = asked.inCrowd === undefined ? null : JSON.stringify(asked.inCrowd);
        const [kept] = await ask(sql.insert, [...row, inCrowd], until, true);
        if (kept !== undefined) return { id, repeated: false, state: kept.state };
        await ask(sql.closeIdentity, [identity, receivedAt, windowMs, id], until);
        const [known] = await ask(sql.findOpen, [identity], until);
        // After a lost answer the row that is there may be our own.
        if (known !== undefined) return { id: String(known.id), repeated: known.id !== id, state: known.state };
        if ((await ask(sql.findSpent, [asked.token ?? null, id], until)).length > 0) asked = ifSpent;
      }
      throw new OutboxUnavailableError(saying("outbox-slow"));
    },
    /**
     * Takes the oldest message whose time has come (queued, uncertain, or sending with an ended lease), and leases it to
     * the caller: nobody else gets it while the lease lasts. Undefined where none is due.
     */
    async claim(now: number, leaseMs: number): Promise<StoredMessage | undefined> {
      return (await ask(sql.claim, [now, leaseMs])).map(storedMessage)[0];
    },
    /** Records what became of a claimed message. */
    async record(id: string, result: AttemptResult): Promise<void> {
      await ask(sql.record, [...attemptValues(result), id]);
    },
    /**
     * When the next message is due; undefined where none waits. What is further ahead than it was planned, because the
     * clock was put back since, is due at `now`.
     */
    async nextDueAt(now: number): Promise<number | undefined> {
      return numberOrNone((await ask(sql.nextDueAt, [now]))[0]?.due_at);
    },
    /** Newest first. */
    async list({ states = messageStates, limit = ALL, email }: MessageFilter = {}): Promise<readonly StoredMessage[]> {
      const address = email === undefined ? "" : normaliseEmail(email).toLowerCase();
      return (await ask(sql.list, [JSON.stringify(states), limit, address])).map(storedMessage);
    },
    async get(id: string): Promise<StoredMessage | undefined> {
      return (await ask(sql.get, [id])).map(storedMessage)[0];
    },
    /** Puts failed, uncertain or quarantined messages back into the queue, to be tried at `now`. @returns how many */
    async requeue(ids: readonly string[], now: number): Promise<number> {
      return (await ask(sql.requeue, [JSON.stringify(ids), now])).length;
    },
    /** Puts held messages (`isHeld`) back into the queue, oldest first. @returns how many */
    async requeueHeld(now: number, limit = ALL): Promise<number> {
      return (await ask(sql.requeueHeld, [now, limit])).length;
    },
    /** Notes that a person has opened messages. @returns how many nobody had opened before */
    async markSeen(ids: readonly string[], now: number): Promise<number> {
      return (await ask(sql.markSeen, [JSON.stringify(ids), now])).length;
    },
    /** Marks messages as answered at a time, or takes the mark off. @returns how many */
    async markAnswered(ids: readonly string[], at: number | null): Promise<number> {
      return (await ask(sql.markAnswered, [JSON.stringify(ids), at])).length;
    },
    /** How many messages received before `before` are neither delivered nor opened; tests of the chain do not count. */
    async countUnseen(before = ALL): Promise<number> {
      return Number((await ask(sql.countUnseen, [before]))[0]?.number);
    },
    /** Removes messages for good, from the file's free pages too. @returns how many */
    remove: (ids: readonly string[]) => erase(sql.remove, [JSON.stringify(ids)]),
    /** Removes every message of an e-mail address (GDPR, article 17). @returns how many */
    eraseByEmail: (email: string) => erase(sql.eraseByEmail, [normaliseEmail(email)]),
    /**
     * Removes messages received before `before` that were delivered or opened, and those that nobody has seen only where
     * that is asked for; never one that is being sent. @returns how many
     */
    purge: (before: number, unseenToo = false) => erase(sql.purge, [before, unseenToo ? 1 : 0]),
    /** How many messages are in each state, and since when the oldest unsent one waits. */
    async counts() {
      const counted = new Map((await ask(sql.countStates)).map((row) => [row.state, Number(row.number)]));
      const byState = Object.fromEntries(messageStates.map((state) => [state, counted.get(state) ?? 0]));
      const oldestWaitingSince = numberOrNone((await ask(sql.oldestWaiting))[0]?.received_at);
      return { byState: byState as Readonly<Record<MessageState, number>>, oldestWaitingSince };
    },
    /** Resolves when a message could be kept now: as much is written as one may need, and its room freed again. */
    async ready(): Promise<void> {
      const until = performance.now() + VISITOR_DEADLINE;
      await ask(sql.probe, [PROBE], until);
      await ask(sql.probe, [""], until);
    },
    /** Refuses further calls, and answers the earlier ones. */
    close(): Promise<void> {
      closed ??= Promise.allSettled(unanswered).then(() => database.close());
      return closed;
    },
  };
}

/** A value that both stores give back as it was: times are whole; PostgreSQL takes no NUL, UTF-8 no lone surrogate. */
function storable(value: ColumnValue): ColumnValue {
  if (typeof value === "number") return Math.round(value);
  return value?.replaceAll("\0", "").toWellFormed() ?? null;
}

/** An aggregate over no row gives null. */
function numberOrNone(value: unknown): number | undefined {
  return value === null || value === undefined ? undefined : Number(value);
}
