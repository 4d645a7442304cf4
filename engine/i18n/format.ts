/**
 * Times, dates, numbers, lists and titles, formatted by hand: this runs in browsers, where the first use of each part of `Intl`
 * takes 10 to 30 ms on a fast processor, four times that on a slow one.
 */

import type { Language, Locale } from "./language.ts";

/** Opening hours: "HH:MM" to "HH:MM". */
export type HourRange = readonly [from: string, to: string];

type Dated = Pick<Language, "dates">;

/**
 * Formats opening hours; no line breaks within them.
 *
 * @throws {Error} when a time is not "HH:MM".
 * @example formatHours(["09:00", "12:30"], english) // "9:00–12:30"
 */
export function formatHours([from, to]: HourRange, language: Pick<Language, "times">): string {
  return formatTime(from, language) + language.times.dash + formatTime(to, language);
}

/**
 * Writes a list in words; no line ends with the word before the last.
 *
 * @param and the word before the last
 * @example formatList(["a", "b", "c"], "et") // "a, b et c"
 */
export function formatList(things: readonly string[], and: string): string {
  const last = things.at(-1) ?? "";
  return things.length < 2 ? last : `${things.slice(0, -1).join(", ")} ${and}\u00a0${last}`;
}

/**
 * A title as a word of a sentence. An abbreviation keeps its capitals, and so does a noun in German wherever it stands.
 *
 * @example withinSentence("E-mail address", "en") // "e-mail address"
 */
export function withinSentence(title: string, locale: Locale): string {
  return locale === "de" ? title : title.replace(/^\p{Lu}(?=-?\p{Ll})/u, (letter) => letter.toLowerCase());
}

/**
 * Formats a time of the day: "9 h 00" in French, "9:00" in English, "9h00" in Portuguese.
 *
 * @throws {Error} when the time is not "HH:MM".
 */
export function formatTime(time: string, { times }: Pick<Language, "times">): string {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) {
    throw new Error(`"${time}" is not a time. Write hours and minutes with two digits each, such as 09:00.`);
  }
  return `${Number(hours)}${times.separator}${minutes}`;
}

/**
 * Formats a date without regard to time zones.
 *
 * @param iso a date such as "2026-10-12", with or without a time
 * @throws {RangeError} when the text is not a date.
 * @example formatDate("2026-10-12", french) // "12 octobre 2026"
 */
export function formatDate(iso: string, { dates }: Dated): string {
  return dateParts(iso, { dates }).join(betweenParts(dates));
}

/**
 * Formats a date without its year: "12 octobre".
 *
 * @throws {RangeError} when the text is not a date.
 */
export function formatDayOfYear(iso: string, { dates }: Dated): string {
  return dateParts(iso, { dates }).slice(0, 2).join(betweenParts(dates));
}

function betweenParts({ of }: Language["dates"]): string {
  return of === undefined ? " " : ` ${of} `;
}

/** Day, month and year as a language writes them. */
export function dateParts(iso: string, { dates }: Dated): readonly [day: string, month: string, year: string] {
  const [, year = "", number, digits] = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso) ?? [];
  const day = Number(digits);
  const { months, ordinal = "", first = `1${ordinal}` } = dates;
  const month = months.split(" ")[Number(number) - 1];
  if (month === undefined || day < 1 || day > 31) {
    throw new RangeError(`"${iso}" is not a date. Write year, month and day, such as 2026-10-12.`);
  }
  return [day === 1 ? first : `${day}${ordinal}`, month, year];
}

/**
 * Formats a whole number: "12 345" in French and Portuguese, "12,345" in English. Portuguese leaves four digits
 * together.
 *
 * @param number not negative
 */
export function formatNumber(number: number, { numbers: { separator, fewest } }: Pick<Language, "numbers">): string {
  const digits = String(number);
  if (digits.length < fewest) return digits;
  const first = digits.length % 3;
  return [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])].filter(Boolean).join(separator);
}
