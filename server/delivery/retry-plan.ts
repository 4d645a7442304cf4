import { DAY, MINUTE, SECOND } from "../common/clock.ts";
import type { AttemptResult, StoredMessage } from "../outbox/outbox.ts";
import type { Verdict } from "./smtp-failure.ts";

const FIRST_WAIT = 20 * SECOND;
const LONGEST_WAIT = 50 * MINUTE;
/** The longest wait between two attempts at a mail server that is unreachable. */
const LONGEST_WAIT_AWAY = 5 * MINUTE;
/** The longest wait between two attempts at a mail server that refuses us, and may ban us. */
const LONGEST_WAIT_REFUSED = 30 * MINUTE;
/** The part of a wait by which it is varied. */
const JITTER = 0.2;
/** The furthest ahead that anything is planned: attempts, checks of the mail server, leases. */
const FURTHEST = LONGEST_WAIT * (1 + JITTER);
/** A message that could not be sent for so long has failed. */
const GIVE_UP_AFTER = 3 * DAY;
/** Characters of a server's words that are kept. */
const MAX_TEXT = 500;

/** Prefix of the kind of a failure that is held until its cause is fixed; such messages resume by themselves. */
const HELD = "held: ";
/** Prefix of the kind of a failure that was retried for too long. */
const GAVE_UP = "gave up: ";
/** The mail server may have these already: sending them again for ever would send copies for ever. */
const MAYBE_SENT = `${GAVE_UP}lost-answer`;

/**
 * How long to wait before the next attempt, in milliseconds: 20 s, doubled each time, 50 minutes at most, each varied by a
 * fifth, so that what failed together is not retried together. The first is below 30 s, the longest an hour.
 *
 * @param attempts how many there were before this one
 * @param random from 0 to 1
 * @param longest the most, before the fifth
 */
export function backoff(attempts: number, random: number, longest = LONGEST_WAIT): number {
  const wait = Math.min(longest, FIRST_WAIT * 2 ** Math.max(0, attempts));
  return Math.round(wait * (1 + JITTER * (2 * random - 1)));
}

/** Whether a wait of so many milliseconds can have been planned; if not, the clock was put back since. */
export function isPlausibleWait(wait: number): boolean {
  return wait <= FURTHEST;
}

/** What is recorded of a failed attempt. @param random from 0 to 1 */
export function attemptResult(
  message: Pick<StoredMessage, "receivedAt" | "attempts">,
  { action, kind }: Verdict,
  text: string,
  now: number,
  random: number,
): AttemptResult {
  const error = (word: string) => ({ kind: word, text: text.slice(0, MAX_TEXT) });
  if (action === "hold") return { outcome: "failed", error: error(HELD + kind) };
  if (action === "refuse") return { outcome: "failed", error: error(kind) };
  if (now - message.receivedAt > GIVE_UP_AFTER) return { outcome: "failed", error: error(GAVE_UP + kind) };
  const at = now + backoff(message.attempts, random);
  return { outcome: "retry", at, uncertain: action === "uncertain", error: error(kind) };
}

/**
 * Whether a failed message waits for the mail server to work again (a wrong setting, a long refusal), and is sent by itself
 * as soon as it does.
 */
export function isHeld({ state, lastError }: Pick<StoredMessage, "state" | "lastError">): boolean {
  const kind = lastError?.kind ?? "";
  return state === "failed" && (kind.startsWith(HELD) || (kind.startsWith(GAVE_UP) && kind !== MAYBE_SENT));
}

/** A mail server that takes no message at the moment: none is tried until `until`, then one at a time. */
export interface ServerTrouble {
  readonly failures: number;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** The trouble after one more failure. @param random from 0 to 1 */
export function nextTrouble(
  before: ServerTrouble | undefined,
  { action }: Pick<Verdict, "action">,
  now: number,
  random: number,
): ServerTrouble {
  const failures = before?.failures ?? 0;
  const longest = action === "hold" ? LONGEST_WAIT_REFUSED : LONGEST_WAIT_AWAY;
  return { failures: failures + 1, until: now + backoff(failures, random, longest) };
}

/** Milliseconds until the mail server may be tried again; 0 where it is not in trouble. */
export function pauseLeft(trouble: ServerTrouble | undefined, now: number): number {
  const left = Math.max(0, (trouble?.until ?? 0) - now);
  return isPlausibleWait(left) ? left : 0;
}
