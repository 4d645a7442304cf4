/** What several parts of the configuration are made of. */
import * as v from "valibot";

/** A text of one line. */
export const line = v.pipe(v.string(), v.trim(), v.nonEmpty("is empty → write something"));

/** A text for each language. */
export const perLocale = v.strictObject({ fr: line, en: line, pt: line });

/** A day of the calendar. */
export const day = v.pipe(
  v.string(),
  v.isoDate("is not a date → write it as 2026-11-01"),
  v.check(isCalendarDay, "is a day that does not exist → look it up in a calendar"),
);

/** The name of a time zone, such as "Europe/Lisbon". */
export const timeZone = v.pipe(
  v.string(),
  v.check(isTimeZone, "is not a time zone → write it as Europe/Paris or Europe/Lisbon"),
);

function isCalendarDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function isTimeZone(name: string): boolean {
  return Intl.supportedValuesOf("timeZone").includes(name);
}
