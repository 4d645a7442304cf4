/** Kinds of settings, each with what the owner is told where one is wrong. */
import * as v from "valibot";
import { folded } from "../../i18n/folded.ts";
import type { Locale } from "../../i18n/language.ts";
import { ownerWritings } from "../../i18n/owner-languages/writings.ts";
import type { OwnerText } from "../../i18n/owner-text.ts";
import { mediaName } from "./media-name.ts";
import { nearest } from "./nearest.ts";
import { slugOf } from "./slug.ts";
import { because } from "./validate.ts";
import { isWebAddress, repairedWebAddress, SECURE_ADDRESS, WEB_ADDRESS } from "./web-address.ts";

export const line = v.pipe(v.string(), v.trim(), v.nonEmpty(because("value-empty", { write: "…" })));
/** A file of the media folder, as the editor offers pictures. */
export const pictureFile = v.pipe(line, v.transform(mediaName), v.metadata({ widget: "picture" }));
/**
 * A text for each language of the site. Texts in other languages that the site knows may stay: they are passed over.
 *
 * @param locales those of the site
 * @param known those that it may have
 * @param text one of them
 */
export function textPerLanguage(locales: readonly Locale[], known: readonly Locale[], text = line) {
  const entries = Object.fromEntries(
    known.map((locale) => [locale, locales.includes(locale) ? text : v.optional(v.unknown())]),
  ) as unknown as Readonly<Record<Locale, typeof line>>;
  return v.pipe(
    v.strictObject(entries),
    v.transform((texts) => Object.fromEntries(locales.map((locale) => [locale, texts[locale]])) as typeof texts),
  );
}
export type PerLanguage = ReturnType<typeof textPerLanguage>;
export type TextPerLanguage = v.InferOutput<PerLanguage>;
export const noWebAddress = because("not-a-web-address", (input) => {
  const repaired = repairedWebAddress(String(input)) ?? "";
  return { write: [repaired, repaired.replace(/^http:/i, "https:"), "https://www.example.com"] };
});
const webAddress = (form: RegExp) =>
  v.pipe(v.string(), v.regex(form, noWebAddress), v.check(isWebAddress, noWebAddress), v.metadata({ widget: "url" }));
export const httpUrl = webAddress(WEB_ADDRESS);
/** An address that nobody on the way can read or change. */
export const httpsUrl = webAddress(SECURE_ADDRESS);
/** The host of a web address, or all hosts below one. */
export const hostPattern = v.pipe(
  v.string(),
  v.check(isHostPattern, because("not-a-web-address", { write: "https://*.example.com" })),
);
export const email = v.pipe(
  v.string(),
  v.email(
    because("not-an-email", (input) => ({
      write: [String(input).replace(/^mailto:|\s/gi, ""), "contact@example.com"],
    })),
  ),
);
/** More than this is a mistake in typing. */
const MANY = 1_000_000;
/** A whole number. `example` is shown where it is wrong. */
export const whole = (from: number, to = MANY, example = from) => {
  const wrong = because("not-a-number", { from: String(from), to: String(to), write: String(example) });
  return v.pipe(v.number(wrong), v.integer(wrong), v.minValue(from, wrong), v.maxValue(to, wrong));
};
export const year = whole(1900, 2100, 2012);
/** A day such as "2026-11-01". */
export const day = v.pipe(
  v.string(),
  v.isoDate(because("not-a-date", (input) => ({ write: [dayWrittenIn(String(input)), "2026-11-01"] }))),
  v.check(
    isCalendarDay,
    because("no-such-day", (input) => ({ day: String(input), write: lastDayOfMonth(String(input)) })),
  ),
  // To whoever types "2" and no more, a date field gives the year 0002.
  v.regex(
    /^(?:19|20)\d\d-/,
    because("year-too-far", (input) => ({ year: String(input).slice(0, 4), write: `20${String(input).slice(2)}` })),
  ),
);
/** An hour of the day such as "09:00". */
export const hour = v.pipe(
  v.string(),
  v.isoTime(
    because("not-an-hour", (input) => {
      const [, hours = "", minutes = "00"] = /^\s*(\d{1,2})(?:\s*[:h.]\s*(\d\d))?/i.exec(String(input)) ?? [];
      return { write: [`${hours.padStart(2, "0")}:${minutes}`, "09:00"] };
    }),
  ),
);
/** The name of a time zone, such as "Europe/Lisbon". */
export const timeZone = v.pipe(v.string(), v.check(isTimeZone, because("not-a-time-zone", { write: "Europe/Paris" })));
export const noName = because("not-a-name", (input) => ({ write: slugOf(String(input), "page") }));
/** One of a few words, each with what the owner's form calls it. */
export const oneOf = <const Word extends string>(choices: Readonly<Record<Word, OwnerText>>) => {
  const words = Object.keys(choices) as [Word, ...Word[]];
  return v.pipe(
    v.picklist(
      words,
      because("not-one-of", (input) => ({
        choices: words.join(", "),
        write: [nearest(String(input), words) ?? "", words[0]],
      })),
    ),
    v.metadata({ choices }),
  );
};

/**
 * The day in a date as other programs and people write it, as it is there; empty where there is none.
 *
 * @example dayWrittenIn("2018-08-02 03:24:08") // "2018-08-02"
 * @example dayWrittenIn("Thu, 02 Aug 2018 23:24:08 -0500") // "2018-08-02"
 * @example dayWrittenIn("2/8/2018") // "2018-08-02": in the owner's languages the day is first
 */
export function dayWrittenIn(text: string): string {
  const parts = folded(text).match(/\d+|[a-z]{3,}/g) ?? [];
  const months = parts.map((part) => (/\d/.test(part) ? 0 : monthNamed(part)));
  const named = months.findIndex((month) => month > 0);
  const numbers = parts.filter((part) => /\d/.test(part));
  const [first = "", second = "", third = ""] = named < 0 ? numbers : numbers.toSpliced(1, 0, String(months[named]));
  const [year, month, day] = first.length === 4 ? [first, second, third] : [third, second, first];
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/** The number of a month by its name in one of the owner's languages, or the beginning of that; 0 for other words. */
function monthNamed(word: string): number {
  const isNamed = (month: number) =>
    Object.values(ownerWritings).some(({ tag }) =>
      folded(new Date(2000, month).toLocaleString(tag, { month: "long" })).startsWith(word),
    );
  return Array.from({ length: 12 }, (_, month) => month).findIndex(isNamed) + 1;
}

/** Listed once: to list them takes as long as to read several texts. */
let timeZones: ReadonlySet<string> | undefined;

function isTimeZone(name: string): boolean {
  timeZones ??= new Set(Intl.supportedValuesOf("timeZone"));
  return timeZones.has(name);
}

/** Whether a text such as "2026-11-01" is a day that exists. */
export function isCalendarDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The last day of the month of a day such as "2026-02-30". */
function lastDayOfMonth(day: string): string {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** Whether a text is a web address, or one for all hosts below one: `https://*.example.com`. */
function isHostPattern(text: string): boolean {
  return isWebAddress(text.replace(/^(https?:\/\/)\*\.(?=[^/]+\.)/, "$1"));
}
