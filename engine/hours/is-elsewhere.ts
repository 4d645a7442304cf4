import { clockIn } from "./open-state.ts";

/** Names of the time zones where visitors are not abroad. */
export interface HomeZones {
  /** Of every part of the countries. */
  readonly home: readonly string[];
  /** Of the offices in them. */
  readonly offices: readonly string[];
}

/**
 * Whether visitors are likely to be abroad: their clock has the time zone of no part of the countries, and shows another
 * time than that of each office. The latter because devices name a zone nearby: one town's is called another's on many.
 *
 * @param visitorZone the visitor's; default: that of the device
 */
export function isElsewhere(
  { home, offices }: HomeZones,
  now: Date,
  visitorZone = new Intl.DateTimeFormat().resolvedOptions().timeZone,
): boolean {
  if (home.includes(visitorZone)) return false;
  const shown = (zone: string) => clockIn(zone, now).join();
  return offices.every((zone) => shown(zone) !== shown(visitorZone));
}
