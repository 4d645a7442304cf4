import { aheadAt, deviceAheadAt, type ZoneClock } from "./zone-clock.ts";

/** Where visitors are not abroad. */
export interface HomeZones {
  /** Names of the time zones of every part of the countries. */
  readonly home: readonly string[];
  /** The clocks of the offices in them. */
  readonly offices: readonly ZoneClock[];
}

/**
 * Whether visitors are likely to be abroad: their clock shows another time than that of each office, and has the time zone
 * of no part of the countries. The former because devices name a zone nearby: one town's is called another's on many.
 */
export function isElsewhere({ home, offices }: HomeZones, now: Date): boolean {
  if (offices.some((clock) => aheadAt(clock, now) === deviceAheadAt(now))) return false;
  return !home.includes(new Intl.DateTimeFormat().resolvedOptions().timeZone);
}
