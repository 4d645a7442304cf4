/** When a place is open. */
import type { HourRange } from "../i18n/format.ts";
import type { ZoneClock } from "./zone-clock.ts";

/** Opening hours of each weekday, from Sunday on as `Date.getUTCDay` counts; a day without any is closed. */
export type Week = readonly (readonly HourRange[])[];

/** What is needed to tell whether a place is open. */
export interface OpeningTimes {
  readonly clock: ZoneClock;
  readonly week: Week;
  /** First and last day of each closure to come. */
  readonly closed: readonly (readonly [first: string, last: string])[];
}
