import { type ContactField, contactFieldNames, forEachField } from "../../message/contact-fields.ts";
import type { ContactMessage } from "../../message/contact-message.ts";
import { messageStates } from "./message-states.mjs";

/**
 * Where a message stands.
 * - queued: waits for its next attempt
 * - sending: a sender has taken it, until its lease ends
 * - sent: the mail server has it
 * - failed: not tried again. One that is held waits until its cause is fixed, any other until a person puts it back
 * - uncertain: the connection was lost after the text was sent; tried again with the same Message-ID
 * - quarantined: suspected spam; kept for the owner, never sent unless released
 */
export type MessageState = (typeof messageStates)[number];

/** In which states an owner may have a message sent again, sent all the same, or removed; all else is done in every state. */
export const statesAllowing = {
  retry: ["failed", "uncertain"],
  release: ["quarantined"],
  discard: messageStates.filter((state) => state !== "sending"),
} as const satisfies Readonly<Record<string, readonly MessageState[]>>;

/** A checked and normalised message, ready to be kept. Times are milliseconds since 1970, as everywhere in the outbox. */
export interface NewMessage extends ContactMessage {
  /** What makes two submissions one message: a hash of key and fields. */
  readonly identity: string;
  readonly locale: string;
  readonly receivedAt: number;
  /** Why it looks like spam; empty for most. */
  readonly suspicions: readonly string[];
  /** The signs with which it is quarantined while many others come; undefined where it never is. */
  readonly inCrowd?: readonly string[] | undefined;
  /** The time token that it spends. */
  readonly token?: string | undefined;
  readonly state: "queued" | "quarantined";
  /** Whether it is a test of the whole chain (`npm run inbox -- test`). */
  readonly isTest: boolean;
}

/** A message as it is kept. */
export interface StoredMessage extends Omit<NewMessage, "state" | "inCrowd" | "token"> {
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
  /** When the owner marked it as answered; undefined where it has no such mark. */
  readonly answeredAt?: number;
  /** The last failure: a word for its kind, and what the mail server said. */
  readonly lastError?: { readonly kind: string; readonly text: string };
}

/** Whether a message was delivered or opened; what only tests the chain has nobody to wait for. */
export function isSeen({ sentAt, seenAt, isTest }: Pick<StoredMessage, "sentAt" | "seenAt" | "isTest">): boolean {
  return isTest || sentAt !== undefined || seenAt !== undefined;
}

/** Whether a person waits for an answer: what is suspected of being spam waits for a decision first. */
export function isToAnswer({ answeredAt, isTest, state }: StoredMessage): boolean {
  return answeredAt === undefined && !isTest && state !== "quarantined";
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

/** A row of the table of messages, as a driver gives it: PostgreSQL gives large integers as text. */
export type MessageRow = Readonly<Record<string, unknown>>;
/** The value of a column. */
export type ColumnValue = string | number | null;

/** The columns of a new row, and what each holds; the others have a default. Id and mail id (`<id@mailHost>`) never change. */
export const newRow = {
  id: ({ id }) => id,
  mail_id: ({ id, mailHost }) => `<${id}@${mailHost}>`,
  identity: ({ message }) => message.identity,
  name: ({ message }) => message.name,
  email: ({ message }) => message.email,
  message: ({ message }) => message.message,
  other_fields: ({ message }) =>
    JSON.stringify(Object.fromEntries(otherFields.map((field) => [field, message[field]]))),
  locale: ({ message }) => message.locale,
  received_at: ({ message }) => message.receivedAt,
  suspicions: ({ message }) => JSON.stringify(message.suspicions),
  is_test: ({ message }) => (message.isTest ? 1 : 0),
  state: ({ message }) => message.state,
  due_at: ({ message }) => (message.state === "queued" ? message.receivedAt : null),
  token: ({ message }) => message.token ?? null,
} satisfies Readonly<Record<string, (row: { message: NewMessage; id: string; mailHost: string }) => ColumnValue>>;
export const newRowColumns = Object.keys(newRow) as readonly (keyof typeof newRow)[];

/** The fields without a column: they are kept together, as JSON. */
const otherFields: readonly ContactField[] = contactFieldNames.filter((field) => !Object.hasOwn(newRow, field));

/** What a row becomes after an attempt: state, time of the next attempt, of sending, kind and text of the failure. */
export function attemptValues(result: AttemptResult): ColumnValue[] {
  if (result.outcome === "sent") return ["sent", null, result.at, null, null];
  const { kind, text } = result.error;
  if (result.outcome === "failed") return ["failed", null, null, kind, text];
  return [result.uncertain ? "uncertain" : "queued", result.at, null, kind, text];
}

/** A row as a message. @throws {Error} where it has a state that this program does not know */
export function storedMessage(row: MessageRow): StoredMessage {
  const state = messageStates.find((known) => known === row.state);
  if (state === undefined) throw new Error(`The outbox holds a message in the unknown state "${row.state}".`);
  // While a message is being sent, its time is the end of the lease, not an attempt.
  const isPlanned = state === "queued" || state === "uncertain";
  const fields: MessageRow = { ...row, ...JSON.parse(String(row.other_fields)) };
  return {
    id: String(row.id),
    mailId: String(row.mail_id),
    identity: String(row.identity),
    // A message from before a field was added has none.
    ...forEachField((field) => String(fields[field] ?? "")),
    locale: String(row.locale),
    receivedAt: Number(row.received_at),
    suspicions: JSON.parse(String(row.suspicions)) as readonly string[],
    isTest: Number(row.is_test) === 1,
    state,
    attempts: Number(row.attempts),
    lostAnswers: Number(row.lost_answers),
    ...(isPlanned && row.due_at !== null ? { nextAttemptAt: Number(row.due_at) } : {}),
    ...(row.sent_at === null ? {} : { sentAt: Number(row.sent_at) }),
    ...(row.seen_at === null ? {} : { seenAt: Number(row.seen_at) }),
    ...(row.answered_at === null ? {} : { answeredAt: Number(row.answered_at) }),
    ...(row.error_kind === null ? {} : { lastError: { kind: String(row.error_kind), text: String(row.error_text) } }),
  };
}

/** Prefix of the kind of a failure that is held until its cause is fixed. */
const HELD = "held: ";
/** Prefix of the kind of a failure that was retried for too long. */
const GAVE_UP = "gave up: ";
/** The mail server may have these already: sending them again for ever would send copies for ever. */
const MAYBE_SENT = ["lost-answer", "interrupted"].map(gaveUpKind);

/** The kind of a failure that is held: a wrong setting of ours. */
export function heldKind(kind: string): string {
  return HELD + kind;
}

/** The kind of a failure that was retried for too long. */
export function gaveUpKind(kind: string): string {
  return GAVE_UP + kind;
}

/** The kind without the prefix that says what became of it. */
export function plainKind(kind: string): string {
  return kind.replace(HELD, "").replace(GAVE_UP, "");
}

/**
 * Whether a failed message is held: it resumes once the mail server takes messages again, without a person. So do those
 * that were retried for too long, unless the mail server may have them.
 */
export function isHeld({ state, lastError }: Pick<StoredMessage, "state" | "lastError">): boolean {
  const kind = lastError?.kind ?? "";
  return state === "failed" && (kind.startsWith(HELD) || (kind.startsWith(GAVE_UP) && !MAYBE_SENT.includes(kind)));
}

/** The same as a condition of SQL, on a column with the kind. */
export function heldKinds(column: string): string {
  const maybeSent = MAYBE_SENT.map((kind) => `'${kind}'`).join(", ");
  return `(${column} LIKE '${HELD}%' OR (${column} LIKE '${GAVE_UP}%' AND ${column} NOT IN (${maybeSent})))`;
}
