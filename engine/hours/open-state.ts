import type { OpeningTimes } from "./opening-times.ts";
import { aheadAt, dayAndTime, deviceAheadAt, type ZoneClock } from "./zone-clock.ts";

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
export function openState({ clock, week, closed }: OpeningTimes, now: Date): OpenState | undefined {
  const [today, time] = dayAndTime(now, aheadAt(clock, now));
  const date = new Date(today);
  for (let inDays = 0; inDays < SEARCHED_DAYS; inDays += 1) {
    const day = date.toISOString().slice(0, 10);
    const isClosed = closed.some(([first, last]) => first <= day && day <= last);
    const next = isClosed ? undefined : week[date.getUTCDay()]?.find(([, closes]) => inDays > 0 || time < closes);
    if (next) {
      const [at, until] = next;
      return inDays === 0 && at <= time ? { isOpen: true, until } : { isOpen: false, at, day, inDays };
    }
    date.setUTCDate(date.getUTCDate() + 1);
  }
  return undefined;
}

/**
 * What the visitor's own clock shows when a place closes or opens, with the weekday (0 is Sunday) where that is another
 * than the place's, then or now: "tomorrow" would be two days. Undefined where both clocks show the same.
 */
export function visitorsClock(
  state: OpenState,
  clock: ZoneClock,
  now: Date,
): { readonly time: string; readonly weekday: number | undefined } | undefined {
  const inPlace = (moment: Date) => dayAndTime(moment, aheadAt(clock, moment));
  const own = (moment: Date) => dayAndTime(moment, deviceAheadAt(moment));
  const [today, shown] = inPlace(now);
  const [day, time] = state.isOpen ? [today, state.until] : [state.day, state.at];
  const wanted = minutesAt(day, time);
  let moment = new Date(now.getTime() + (wanted - minutesAt(today, shown)) * MINUTE_MS);
  // The clock may be changed before then: by as much the first guess is wrong.
  moment = new Date(moment.getTime() + (wanted - minutesAt(...inPlace(moment))) * MINUTE_MS);
  const [ownDay, ownTime] = own(moment);
  if (ownTime === time && ownDay === day) return undefined;
  const sameDays = ownDay === day && own(now)[0] === today;
  return { time: ownTime, weekday: sameDays ? undefined : new Date(ownDay).getUTCDay() };
}

const MINUTE_MS = 60_000;

/** The minutes from 1970 to a day and time, as if both were UTC's. */
function minutesAt(day: string, time: string): number {
  return Date.parse(`${day}T${time}Z`) / MINUTE_MS;
}
