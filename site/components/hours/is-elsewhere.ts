import { clockIn } from "#engine/hours/open-state.ts";
import type { HomeZones } from "../../hours/opening-times.ts";

/**
 * Whether visitors are likely to be in neither country: their clock has the time zone of no part of them, and shows another
 * time than that of each office. The latter because devices name a zone nearby: Lisbon's is called London's on many.
 *
 * @param visitorZone the visitor's; default: that of the device
 */
export function isElsewhere(
  { home, offices }: HomeZones,
  now: Date,
  visitorZone = new Intl.DateTimeFormat().resolvedOptions().timeZone,
): boolean {
  const [day, time] = clockIn(visitorZone, now);
  return (
    !home.includes(visitorZone) &&
    offices.every((zone) => {
      const [itsDay, itsTime] = clockIn(zone, now);
      return itsDay !== day || itsTime !== time;
    })
  );
}
