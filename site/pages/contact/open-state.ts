import type { OpeningTimes } from "#engine/pages/data/opening-times.ts";

/** Open until a time, or closed until a time of a day, all by the clock of the place. */
export type OpenState =
  | { readonly isOpen: true; readonly until: string }
  | { readonly isOpen: false; readonly at: string; readonly day: string; readonly inDays: number };

/** Days that are searched for the next opening: longer than any holiday. */
const SEARCHED_DAYS = 99;

/**
 * Whether a place is open at a moment, until when, or when it opens next; undefined where it does not within three
 * months. Times and days are those of the place's own calendar, so that a change of the clock moves nothing.
 */
export function openState({ timeZone, week, closed }: OpeningTimes, now: Date): OpenState | undefined {
  // Swedish is written as ISO 8601: "2026-11-23 08:31".
  const written = now.toLocaleString("sv", { timeZone, dateStyle: "short", timeStyle: "short" });
  const [today = "", clock = ""] = written.split(" ");
  const date = new Date(today);
  for (let inDays = 0; inDays < SEARCHED_DAYS; inDays += 1) {
    const day = date.toISOString().slice(0, 10);
    const isClosed = closed.some(([first, last]) => first <= day && day <= last);
    const next = isClosed ? undefined : week[date.getUTCDay()]?.find(([, closes]) => inDays > 0 || clock < closes);
    if (next) {
      const [at, until] = next;
      return inDays === 0 && at <= clock ? { isOpen: true, until } : { isOpen: false, at, day, inDays };
    }
    date.setUTCDate(date.getUTCDate() + 1);
  }
  return undefined;
}
