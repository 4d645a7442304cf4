/**
 * The clock of a time zone, as the build reads it for browsers: there the first use of `Intl` keeps a slow phone busy for a
 * tenth of a second.
 */

/** From which minute since 1970 on a clock is how many minutes ahead of UTC, in order. */
export type ZoneClock = readonly (readonly [from: number, ahead: number])[];

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;
const clocks = new Map<string, ZoneClock>();

/**
 * The clock of a time zone from the beginning of this year to the end of the next, as closures are known: a page may be read
 * long after it was made.
 */
export function zoneClock(timeZone: string, now: Date): ZoneClock {
  const year = now.getUTCFullYear();
  const known = clocks.get(`${timeZone} ${year}`);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short", timeStyle: "short" });
  const shown = (minute: number) => Date.parse(`${format.format(minute * MINUTE_MS).replace(" ", "T")}Z`) / MINUTE_MS;
  const aheadAt = (minute: number) => shown(minute) - minute;
  const first = Date.UTC(year, 0) / MINUTE_MS;
  const changes: [from: number, ahead: number][] = [[0, aheadAt(first)]];
  for (let day = first; day < Date.UTC(year + 2, 0) / MINUTE_MS; day += DAY_MINUTES) {
    let [before, after] = [day, day + DAY_MINUTES];
    if (aheadAt(before) === aheadAt(after)) continue;
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2);
      if (aheadAt(middle) === aheadAt(day)) before = middle;
      else after = middle;
    }
    changes.push([after, aheadAt(after)]);
  }
  clocks.set(`${timeZone} ${year}`, changes);
  return changes;
}

/** How many minutes a clock is ahead of UTC. Before and after the years that are known, what they begin and end with holds. */
export function aheadAt(clock: ZoneClock, moment: Date): number {
  const minute = moment.getTime() / MINUTE_MS;
  return clock.findLast(([from]) => from <= minute)?.[1] ?? 0;
}

/** How many minutes the clock of the device is ahead of UTC. */
export function deviceAheadAt(moment: Date): number {
  return -moment.getTimezoneOffset();
}

/** Day and time that a clock shows which is so many minutes ahead of UTC: "2026-11-23" and "08:31". */
export function dayAndTime(moment: Date, ahead: number): readonly [day: string, time: string] {
  const shown = new Date(moment.getTime() + ahead * MINUTE_MS).toISOString();
  return [shown.slice(0, 10), shown.slice(11, 16)];
}
