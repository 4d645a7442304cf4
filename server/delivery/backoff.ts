const SECOND = 1000;
const FIRST = 20 * SECOND;
const LONGEST = 3_000 * SECOND;
const JITTER = 0.2;
/** Nothing is planned further ahead: no attempt, no look at a mail server, no lease. */
const FURTHEST = LONGEST * (1 + JITTER);

/**
 * How long to wait before the next attempt, in milliseconds: 20 s, doubled each time, 50 minutes at most, each a fifth
 * more or less, so that what failed together does not come back together. The first is below 30 s, the longest an hour.
 *
 * @param attempts how many there were before this one
 * @param random from 0 to 1
 * @param longest the most, before the fifth
 */
export function backoff(attempts: number, random: number, longest = LONGEST): number {
  const wait = Math.min(longest, FIRST * 2 ** Math.max(0, attempts));
  return Math.round(wait * (1 + JITTER * (2 * random - 1)));
}

/** Whether something can have been planned so many milliseconds ahead; if not, the clock was put back since. */
export function isPlausibleWait(wait: number): boolean {
  return wait <= FURTHEST;
}
