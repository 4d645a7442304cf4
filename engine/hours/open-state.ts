import type { OpeningTimes } from "./opening-times.ts";

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
  const [today, clock] = clockIn(timeZone, now);
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

/**
 * What the visitor's own clock shows when a place closes or opens, with the weekday (0 is Sunday) where that is another
 * than the place's, then or now: "tomorrow" would be two days. Undefined where both clocks show the same.
 *
 * @param visitorZone the visitor's; default: that of the device
 */
export function visitorsClock(
  state: OpenState,
  timeZone: string,
  now: Date,
  visitorZone?: string,
): { readonly time: string; readonly weekday: number | undefined } | undefined {
  const [today, clock] = clockIn(timeZone, now);
  const [day, time] = state.isOpen ? [today, state.until] : [state.day, state.at];
  const wanted = minutesAt(day, time);
  let moment = new Date(now.getTime() + (wanted - minutesAt(today, clock)) * MINUTE_MS);
  // The clock may be changed before then: by as much the first guess is wrong.
  moment = new Date(moment.getTime() + (wanted - minutesAt(...clockIn(timeZone, moment))) * MINUTE_MS);
  const [ownDay, ownTime] = clockIn(visitorZone, moment);
  if (ownTime === time && ownDay === day) return undefined;
  const sameDays = ownDay === day && clockIn(visitorZone, now)[0] === today;
  return { time: ownTime, weekday: sameDays ? undefined : new Date(ownDay).getUTCDay() };
}

const MINUTE_MS = 60_000;

/** The minutes from 1970 to a day and time, as if both were UTC's. */
function minutesAt(day: string, time: string): number {
  return Date.parse(`${day}T${time}Z`) / MINUTE_MS;
}

/** Day and time that a clock shows: "2026-11-23" and "08:31". */
export function clockIn(timeZone: string | undefined, moment: Date): readonly [day: string, time: string] {
  // Swedish is written as ISO 8601.
  const [day = "", time = ""] = moment
    .toLocaleString("sv", { ...(timeZone !== undefined && { timeZone }), dateStyle: "short", timeStyle: "short" })
    .split(" ");
  return [day, time];
}
