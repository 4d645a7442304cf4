import { randomUUID } from "node:crypto";
import { normaliseEmail } from "../../contract/contact-message.ts";
import {
  type AttemptResult,
  type MessageFilter,
  type MessageState,
  messageStates,
  type NewMessage,
  type OutboxCounts,
  type StoredMessage,
} from "./outbox.ts";

/** A row of the table of messages, as a driver gives it: PostgreSQL gives large integers as text. */
export type MessageRow = Readonly<Record<string, unknown>>;

/** The value of a column. */
export type ColumnValue = string | number | null;

/** The columns that `newRowValues` fills; the others have a default. */
export const newRowColumns = [
  "id",
  "mail_id",
  "identity",
  "name",
  "email",
  "message",
  "locale",
  "received_at",
  "suspicions",
  "is_test",
  "state",
  "due_at",
] as const;

/**
 * A new row for a message, in the order of `newRowColumns`. Id and mail id are chosen here and never change.
 *
 * @param mailHost the right side of the mail id
 */
export function newRowValues(message: NewMessage, mailHost: string): ColumnValue[] {
  const id = randomUUID();
  const receivedAt = Math.round(message.receivedAt);
  return [
    id,
    `<${id}@${mailHost}>`,
    storableText(message.identity),
    storableText(message.name),
    storableText(message.email),
    storableText(message.message),
    message.locale,
    receivedAt,
    storableText(JSON.stringify(message.suspicions)),
    message.isTest ? 1 : 0,
    message.state,
    message.state === "queued" ? receivedAt : null,
  ];
}

/** What a row becomes after an attempt: state, time of the next attempt, of sending, kind and text of the failure. */
export function attemptValues(result: AttemptResult): ColumnValue[] {
  if (result.outcome === "sent") return ["sent", null, Math.round(result.at), null, null];
  const error = [storableText(result.error.kind), storableText(result.error.text)];
  if (result.outcome === "failed") return ["failed", null, null, ...error];
  return [result.uncertain ? "uncertain" : "queued", Math.round(result.at), null, ...error];
}

/** More than there can be: the limit of what has none, and the time before which everything is. */
export const ALL = Number.MAX_SAFE_INTEGER;

/** The values of a list, in the order of its statement. */
export function listValues({ states = messageStates, limit = ALL, email }: MessageFilter = {}): ColumnValue[] {
  return [JSON.stringify(states), limit, email === undefined ? "" : normaliseEmail(email).toLowerCase()];
}

/** A row as a message. */
export function storedMessage(row: MessageRow): StoredMessage {
  const state = oneOf(messageStates, row.state);
  return {
    id: String(row.id),
    mailId: String(row.mail_id),
    identity: String(row.identity),
    name: String(row.name),
    email: String(row.email),
    message: String(row.message),
    locale: String(row.locale),
    receivedAt: Number(row.received_at),
    suspicions: JSON.parse(String(row.suspicions)) as readonly string[],
    isTest: Number(row.is_test) === 1,
    state,
    attempts: Number(row.attempts),
    lostAnswers: Number(row.lost_answers),
    ...(isPlanned(state) && row.due_at !== null ? { nextAttemptAt: Number(row.due_at) } : {}),
    ...(row.sent_at === null ? {} : { sentAt: Number(row.sent_at) }),
    ...(row.seen_at === null ? {} : { seenAt: Number(row.seen_at) }),
    ...(row.error_kind === null ? {} : { lastError: { kind: String(row.error_kind), text: String(row.error_text) } }),
  };
}

/** Rows as messages, oldest first: what an UPDATE returns comes in no order. */
export function oldestFirst(rows: readonly MessageRow[]): StoredMessage[] {
  return rows
    .toSorted((a, b) => Number(a.received_at) - Number(b.received_at) || Number(a.sequence) - Number(b.sequence))
    .map(storedMessage);
}

/** While a message is being sent, its time is the end of the lease, not an attempt. */
function isPlanned(state: MessageState): boolean {
  return state === "queued" || state === "uncertain";
}

/** Text that both stores give back as it was: PostgreSQL takes no NUL, UTF-8 no lone surrogate. */
function storableText(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}

function oneOf<const T extends string>(words: readonly T[], word: unknown): T {
  const found = words.find((candidate) => candidate === word);
  if (found === undefined) throw new Error(`The outbox holds "${word}" where one of ${words.join(", ")} is expected.`);
  return found;
}

/** A number where there is one; an aggregate over no row gives null. */
export function numberOrNone(value: unknown): number | undefined {
  return value === null || value === undefined ? undefined : Number(value);
}

/** The counts from the rows of `countStates` and `oldestWaiting`. */
export function outboxCounts(states: readonly MessageRow[], oldest: MessageRow | undefined): OutboxCounts {
  const counted = new Map(states.map((row) => [row.state, Number(row.number)]));
  const since = numberOrNone(oldest?.received_at);
  return {
    byState: Object.fromEntries(
      messageStates.map((state) => [state, counted.get(state) ?? 0]),
    ) as OutboxCounts["byState"],
    ...(since === undefined ? {} : { oldestWaitingSince: since }),
  };
}
