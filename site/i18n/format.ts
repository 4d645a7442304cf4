/** Times, dates and hours as people of each language write them. */
import { type Locale, languageTags } from "./site-locales.ts";

/** Opening hours: "HH:MM" to "HH:MM". */
export type HourRange = readonly [from: string, to: string];

const NO_BREAK = "\u00a0";
const DASH = "\u2013";

/** English here is that of Europe: the day before the month. */
const dateTags: Readonly<Record<Locale, string>> = { ...languageTags, en: "en-GB" };

/**
 * Formats opening hours, so that no range is broken over two lines.
 *
 * @param and the word between the last two ranges, in the same language
 * @throws {Error} when a time is not "HH:MM".
 * @example formatHours([["09:00", "12:30"], ["14:00", "18:00"]], "en", "and") // "9:00–12:30 and 14:00–18:00"
 */
export function formatHours(ranges: readonly HourRange[], locale: Locale, and: string): string {
  const texts = ranges.map(([from, to]) => {
    const dash = locale === "fr" ? `${NO_BREAK}${DASH}${NO_BREAK}` : DASH;
    return `${formatTime(from, locale)}${dash}${formatTime(to, locale)}`;
  });
  const last = texts.pop() ?? "";
  return texts.length === 0 ? last : `${texts.join(", ")} ${and} ${last}`;
}

/**
 * Formats a time of the day: "9 h 00" in French, "9:00" in English, "9h00" in Portuguese.
 *
 * @throws {Error} when the time is not "HH:MM".
 */
export function formatTime(time: string, locale: Locale): string {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) {
    throw new Error(`"${time}" is not a time. Write hours and minutes with two digits each, such as 09:00.`);
  }
  const separators: Readonly<Record<Locale, string>> = { fr: `${NO_BREAK}h${NO_BREAK}`, en: ":", pt: "h" };
  return `${Number(hours)}${separators[locale]}${minutes}`;
}

/**
 * Formats a date without regard to time zones.
 *
 * @param iso a date such as "2026-10-12", with or without a time
 * @throws {RangeError} when the text is not a date.
 * @example formatDate("2026-10-12", "fr") // "12 octobre 2026"
 */
export function formatDate(iso: string, locale: Locale): string {
  const text = dateFormat(locale).format(new Date(`${iso.slice(0, 10)}T00:00:00Z`));
  return locale === "fr" ? text.replace(/^1 /, "1er ") : text;
}

/** Making one takes longer than using it a hundred times. */
const dateFormats = new Map<Locale, Intl.DateTimeFormat>();

function dateFormat(locale: Locale): Intl.DateTimeFormat {
  const known = dateFormats.get(locale);
  if (known) return known;
  const made = new Intl.DateTimeFormat(dateTags[locale], { dateStyle: "long", timeZone: "UTC" });
  dateFormats.set(locale, made);
  return made;
}
