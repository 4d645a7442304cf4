import { backoff, isPlausibleWait } from "./backoff.ts";
import type { Verdict } from "./classify-failure.ts";

const MINUTE = 60_000;
/** The longest pauses between two looks at a mail server that is away, and at one that refuses us (and may ban us). */
const LONGEST_AWAY = 5 * MINUTE;
const LONGEST_REFUSED = 30 * MINUTE;

/** A mail server with which no message would get through: none is tried until `until`, then one at a time. */
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
  const longest = action === "hold" ? LONGEST_REFUSED : LONGEST_AWAY;
  return { failures: failures + 1, until: now + backoff(failures, random, longest) };
}

/** Milliseconds until the server may be tried again: none where there is no trouble. */
export function pauseLeft(trouble: ServerTrouble | undefined, now: number): number {
  const left = Math.max(0, (trouble?.until ?? 0) - now);
  return isPlausibleWait(left) ? left : 0;
}
