/** When places are open, for pages to say it. */
import type { HourRange } from "#engine/i18n/format.ts";

/** The offices, and the telephone service for residents abroad. */
export const places = ["france", "portugal", "abroad"] as const;
export type PlaceId = (typeof places)[number];

/** Opening hours of each weekday, from Sunday on as `Date.getUTCDay` counts; a day without any is closed. */
export type Week = readonly (readonly HourRange[])[];

/** What is needed to tell whether a place is open. */
export interface OpeningTimes {
  /** Name of its time zone, such as "Europe/Lisbon". */
  readonly timeZone: string;
  readonly week: Week;
  /** First and last day of each closure to come. */
  readonly closed: readonly (readonly [first: string, last: string])[];
}

/** Names of the time zones where visitors are not abroad. */
export interface HomeZones {
  /** Of every part of both countries. */
  readonly home: readonly string[];
  /** Of the offices. */
  readonly offices: readonly string[];
}

/** Hours in words, as a table shows them. */
export interface HoursLine {
  /** "Du lundi au vendredi" */
  readonly days: string;
  /** "9 h 00 – 12 h 30" */
  readonly times: readonly string[];
}

/** A closure that is near, in words. */
export interface ClosureNotice {
  /** "Fermé le 25 décembre (jour férié)" */
  readonly text: string;
  /** Its last day, such as "2026-12-25". */
  readonly last: string;
}

/** The hours of one or several places, as the contact page shows them. */
export interface PlaceHours {
  readonly lines: readonly HoursLine[];
  /** Every closure that is near, in the order of their first days. */
  readonly closures: readonly ClosureNotice[];
}

/** The same as every page shows it. */
export interface ShortHours {
  /** "Du lundi au vendredi", and "9 h 00 – 12 h 30 et 14 h 00 – 18 h 00". */
  readonly lines: readonly (readonly [days: string, hours: string])[];
  /** The next closure, if it is near. */
  readonly closure?: ClosureNotice | undefined;
}
