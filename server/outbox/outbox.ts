/**
 * The outbox: every accepted message, until it is purged. One interface, two stores (SQLite, PostgreSQL).
 * Times are milliseconds since 1970; the caller provides the clock, so that tests can provide theirs.
 */

/**
 * Where a message stands.
 * - queued: waits for its next attempt
 * - sending: a sender has taken it, until its lease ends
 * - sent: the mail server has it
 * - failed: not tried again. One that is held waits until its cause is fixed, any other until a person puts it back
 * - uncertain: the connection was lost after the text was sent; tried again with the same Message-ID
 * - quarantined: suspected spam; kept for the owner, never sent unless released
 */
export const messageStates = ["queued", "sending", "sent", "failed", "uncertain", "quarantined"] as const;
export type MessageState = (typeof messageStates)[number];

/** A checked and normalised message, ready to be kept. */
export interface NewMessage {
  /** What makes two submissions one message: a hash of key and fields. */
  readonly identity: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly locale: string;
  readonly receivedAt: number;
  /** Why it looks like spam; empty for most. */
  readonly suspicions: readonly string[];
  readonly state: "queued" | "quarantined";
  /** Whether it is a test of the whole chain (`npm run inbox -- test`). */
  readonly isTest: boolean;
}

/** A message as it is kept. */
export interface StoredMessage extends Omit<NewMessage, "state"> {
  readonly id: string;
  readonly state: MessageState;
  /** Fixed when the message is accepted, so that a copy can be recognised: "<id@host>". */
  readonly mailId: string;
  readonly attempts: number;
  /** How often the mail server may have taken it without our hearing so: each time may be a copy. */
  readonly lostAnswers: number;
  /** When it is tried next; undefined where it is not. */
  readonly nextAttemptAt?: number;
  readonly sentAt?: number;
  /** When a person first opened it, in `npm run inbox` or the editor; undefined where nobody has. */
  readonly seenAt?: number;
  /** The last failure: a word for its kind, and what the mail server said. */
  readonly lastError?: { readonly kind: string; readonly text: string };
}

/** Whether a message was delivered or opened; what only tests the chain has nobody to wait for. */
export function isSeen({ sentAt, seenAt, isTest }: Pick<StoredMessage, "sentAt" | "seenAt" | "isTest">): boolean {
  return isTest || sentAt !== undefined || seenAt !== undefined;
}

/** What became of an attempt to send. */
export type AttemptResult =
  | { readonly outcome: "sent"; readonly at: number }
  /** Try again at `at`; `uncertain` where the mail server may already have it. */
  | {
      readonly outcome: "retry";
      readonly at: number;
      readonly uncertain: boolean;
      readonly error: NonNullable<StoredMessage["lastError"]>;
    }
  /** Not tried again, unless its cause is fixed (where it is held) or a person puts it back. */
  | { readonly outcome: "failed"; readonly error: NonNullable<StoredMessage["lastError"]> };

/** How many messages are in each state, and since when the oldest unsent one waits. */
export interface OutboxCounts {
  readonly byState: Readonly<Record<MessageState, number>>;
  readonly oldestWaitingSince?: number;
}

/** Thrown when the store cannot take or give messages now: disk full, locked, unreachable, damaged. */
export class OutboxUnavailableError extends Error {
  override readonly name = "OutboxUnavailableError";
}

/** The store is damaged; it is left as it is. */
export class OutboxDamagedError extends OutboxUnavailableError {}

/** Which messages are listed: all, unless it says otherwise. */
export interface MessageFilter {
  readonly states?: readonly MessageState[];
  /** Those of one person: an address, however it is written. */
  readonly email?: string | undefined;
  readonly limit?: number;
}

export interface Outbox {
  /**
   * Keeps a message. Resolves only when it is committed to disk. A message with the identity of one received less than
   * `windowMs` before is the same message: its id comes back, nothing is added.
   *
   * @throws {OutboxUnavailableError}
   */
  accept(message: NewMessage, windowMs: number): Promise<{ readonly id: string; readonly repeated: boolean }>;
  /**
   * Takes messages whose time has come (queued, uncertain, or sending with an ended lease), oldest first, and leases
   * them to the caller. No two callers get the same one while its lease lasts.
   */
  claim(now: number, leaseMs: number, limit: number): Promise<readonly StoredMessage[]>;
  /** Records what became of a claimed message. */
  record(id: string, result: AttemptResult): Promise<void>;
  /**
   * When the next message is due; undefined where none waits. What is further ahead than it was planned, because the clock
   * was put back since, is due at `now`.
   */
  nextDueAt(now: number): Promise<number | undefined>;
  /** Newest first. */
  list(filter?: MessageFilter): Promise<readonly StoredMessage[]>;
  get(id: string): Promise<StoredMessage | undefined>;
  /** Puts failed, uncertain or quarantined messages back into the queue, to be tried at `now`. @returns how many */
  requeue(ids: readonly string[], now: number): Promise<number>;
  /** Puts held messages (`held.ts`) back into the queue, oldest first. @returns how many */
  requeueHeld(now: number, limit?: number): Promise<number>;
  /** Notes that a person has opened messages. @returns how many nobody had opened before */
  markSeen(ids: readonly string[], now: number): Promise<number>;
  /** How many messages received before `before` are neither delivered nor opened; tests of the chain do not count. */
  countUnseen(before?: number): Promise<number>;
  /** Removes messages for good, from the file's free pages too. @returns how many */
  remove(ids: readonly string[]): Promise<number>;
  /** Removes every message of an e-mail address (GDPR, article 17). @returns how many */
  eraseByEmail(email: string): Promise<number>;
  /**
   * Removes messages received before `before` that were delivered or opened, and those that nobody has seen only where
   * that is asked for; never one that is being sent. @returns how many
   */
  purge(before: number, unseenToo?: boolean): Promise<number>;
  counts(): Promise<OutboxCounts>;
  /** Resolves when a message could be kept now. @throws {OutboxUnavailableError} with the reason */
  ready(): Promise<void>;
  close(): Promise<void>;
}
