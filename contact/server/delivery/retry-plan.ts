import { DAY, HOUR, MINUTE, SECOND } from "../common/clock.ts";
import { type AttemptResult, gaveUpKind, heldKind, type StoredMessage } from "../outbox/stored-message.ts";
import type { Verdict } from "./smtp-session.ts";

const FIRST_WAIT = 20 * SECOND;
const LONGEST_WAIT = 50 * MINUTE;
/** The longest wait between two attempts at a mail server that is unreachable. */
const LONGEST_WAIT_AWAY = 5 * MINUTE;
/** The longest wait between two attempts at a mail server that refuses us, and may ban us. */
const LONGEST_WAIT_REFUSED = 30 * MINUTE;
/** The part of a wait by which it is varied. */
const JITTER = 0.2;
/** The furthest ahead that the mail server is looked for again. */
const LONGEST_PAUSE = LONGEST_WAIT_REFUSED * (1 + JITTER);
/** A message that would be tried again later than so long after it came has failed. */
const GIVE_UP_AFTER = 3 * DAY;
/** Characters of a server's words that are kept. */
const MAX_TEXT = 500;

/** What the mail server may have already waits longer, and each time four times as long: each attempt may be a copy. */
const FIRST_UNCERTAIN_WAIT = 15 * MINUTE;
const UNCERTAIN_GROWTH = 4;
const LONGEST_UNCERTAIN_WAIT = 24 * HOUR;
/**
 * After the end of a process that was sending, once and twice: a restart is no fault of the mail server. Not at once, or a
 * process that ends at each start would send a copy each time.
 */
const INTERRUPTED_WAITS = [2 * SECOND, 20 * SECOND];

/**
 * How long to wait before the next attempt, in milliseconds: 20 s, doubled each time, 50 minutes at most, each varied by a
 * fifth, so that what failed together is not retried together. The first is below 30 s, the longest an hour.
 *
 * @param attempts how many there were before this one
 * @param random from 0 to 1
 * @param longest the most, before the fifth
 */
export function backoff(attempts: number, random: number, longest = LONGEST_WAIT): number {
  return varied(Math.min(longest, FIRST_WAIT * 2 ** Math.max(0, attempts)), random);
}

/**
 * How long to wait after an attempt of which nobody knows whether the mail server took the message, in milliseconds: a
 * quarter of an hour, an hour, four hours, sixteen, then a day. A mail server that keeps each copy and never says so has
 * seven when the message is given up after three days.
 *
 * @param lostAnswers how often that happened before
 * @param random from 0 to 1
 */
function uncertainWait(lostAnswers: number, random: number): number {
  return varied(Math.min(LONGEST_UNCERTAIN_WAIT, FIRST_UNCERTAIN_WAIT * UNCERTAIN_GROWTH ** lostAnswers), random);
}

function varied(wait: number, random: number): number {
  return Math.round(wait * (1 + JITTER * (2 * random - 1)));
}

/** What is recorded of a failed attempt. @param random from 0 to 1 */
export function attemptResult(
  message: Pick<StoredMessage, "receivedAt" | "attempts" | "lostAnswers">,
  { action, kind }: Verdict,
  text: string,
  now: number,
  random: number,
): AttemptResult {
  const error = (word: string) => ({ kind: word, text: text.slice(0, MAX_TEXT) });
  if (action === "hold" || action === "doubt") return { outcome: "failed", error: error(heldKind(kind)) };
  if (action === "refuse") return { outcome: "failed", error: error(kind) };
  const uncertain = action === "uncertain";
  const at = now + (uncertain ? uncertainWait(message.lostAnswers, random) : backoff(message.attempts, random));
  if (at - message.receivedAt > GIVE_UP_AFTER) return { outcome: "failed", error: error(gaveUpKind(kind)) };
  return { outcome: "retry", at, uncertain, error: error(kind) };
}

/** What is recorded of a message that was being sent when the process ended. @param random from 0 to 1 */
export function interruptedResult(
  { receivedAt, lostAnswers }: Pick<StoredMessage, "receivedAt" | "lostAnswers">,
  now: number,
  random: number,
): AttemptResult {
  const error = (kind: string) => ({ kind, text: "The server ended while this message was being sent." });
  const soon = INTERRUPTED_WAITS[lostAnswers];
  const at = now + (soon ?? uncertainWait(lostAnswers - INTERRUPTED_WAITS.length, random));
  if (soon === undefined && at - receivedAt > GIVE_UP_AFTER)
    return { outcome: "failed", error: error(gaveUpKind("interrupted")) };
  return { outcome: "retry", at, uncertain: true, error: error("interrupted") };
}

/** A mail server that takes no message at the moment: none is tried until `until`, then one at a time. */
export interface ServerTrouble {
  readonly failures: number;
  /** Milliseconds since 1970. */
  readonly until: number;
  /** What goes wrong, in the words of a `Verdict`. */
  readonly kind: string;
  /** Whether mail was refused after it was read: then a mail of our own shows whether others are taken. */
  readonly ofMail: boolean;
}

/** The trouble after one more failure. @param random from 0 to 1 */
export function nextTrouble(
  before: ServerTrouble | undefined,
  { action, kind }: Pick<Verdict, "action" | "kind">,
  now: number,
  random: number,
): ServerTrouble {
  const failures = before?.failures ?? 0;
  const longest = action === "retry" || action === "uncertain" ? LONGEST_WAIT_AWAY : LONGEST_WAIT_REFUSED;
  const ofMail = action === "doubt" || before?.ofMail === true;
  return { failures: failures + 1, until: now + backoff(failures, random, longest), kind, ofMail };
}

/** Milliseconds until the mail server may be tried again; 0 where it is not in trouble, or the clock was put back since. */
export function pauseLeft(trouble: ServerTrouble | undefined, now: number): number {
  const left = Math.max(0, (trouble?.until ?? 0) - now);
  return left <= LONGEST_PAUSE ? left : 0;
}
