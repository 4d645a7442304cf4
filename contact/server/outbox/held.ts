import type { StoredMessage } from "./stored-message.ts";

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
