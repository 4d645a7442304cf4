import { formatHours, formatList, formatTime, type HourRange } from "#engine/i18n/format.ts";
import type { Locale } from "#engine/i18n/language.ts";
import { weekdayName } from "#engine/i18n/weekdays.ts";
import { languageIn, phrasesIn } from "../languages/languages.ts";
import type { HoursLine, Week } from "./opening-times.ts";

/** Days that have the same hours, by number (Sunday is 0), Monday first. */
interface DayGroup {
  readonly days: readonly number[];
  readonly spans: readonly HourRange[];
}

const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0] as const;
/** From this many days on, "Monday to Wednesday"; fewer are named one by one. */
const SHORTEST_RUN = 3;

/**
 * A week in words, for a sentence.
 *
 * @example weekInWords(week, "fr") // "du lundi au vendredi, de 9 h 00 à 12 h 30 et de 14 h 00 à 18 h 00 ; le samedi, …"
 */
export function weekInWords(week: Week, locale: Locale): string {
  return dayGroups(week)
    .map(({ days, spans }) => `${daysInWords(days, locale)}, ${spansInWords(spans, locale)}`)
    .join(phrasesIn(locale).hours.groups);
}

/** The times of a week without its days, "de 8 h 00 à 21 h 00"; with them where not all open days have the same. */
export function timesInWords(week: Week, locale: Locale): string {
  const [first, ...others] = dayGroups(week);
  return first && others.length === 0 ? spansInWords(first.spans, locale) : weekInWords(week, locale);
}

/** The earliest opening and the latest closing of a week. */
export function outerTimes(week: Week, locale: Locale): { readonly from: string; readonly until: string } {
  const spans = week.flat();
  const from = spans.map(([opens]) => opens).sort()[0] ?? "00:00";
  const until =
    spans
      .map(([, closes]) => closes)
      .sort()
      .at(-1) ?? from;
  return { from: formatTime(from, languageIn(locale)), until: formatTime(until, languageIn(locale)) };
}

/** A week for tables and lists: "Du lundi au vendredi", and "9 h 00 – 12 h 30", "14 h 00 – 18 h 00". */
export function hoursLines(week: Week, locale: Locale): HoursLine[] {
  return dayGroups(week).map(({ days, spans }) => {
    const words = daysInWords(days, locale);
    return {
      days: words.charAt(0).toUpperCase() + words.slice(1),
      times: spans.map((span) => formatHours(span, languageIn(locale))),
    };
  });
}

/** The open days of a week, those with the same hours together, in the order of their first days. */
function dayGroups(week: Week): DayGroup[] {
  const groups = Map.groupBy(MONDAY_FIRST, (day) => JSON.stringify(week[day] ?? []));
  return [...groups.values()]
    .map((days) => ({ days, spans: week[days[0] ?? 0] ?? [] }))
    .filter(({ spans }) => spans.length > 0);
}

function daysInWords(days: readonly number[], locale: Locale): string {
  const { everyDay, one, run, and } = phrasesIn(locale).hours;
  if (days.length === MONDAY_FIRST.length) return everyDay;
  const name = (day: number) => weekdayName(day, languageIn(locale));
  const parts = runsOf(days).flatMap((days) => {
    const [from, to] = [days[0], days.at(-1)];
    if (from === undefined || to === undefined) return [];
    return days.length < SHORTEST_RUN ? days.map((day) => one(name(day))) : [run(name(from), name(to))];
  });
  return formatList(parts, and);
}

/** Days in their order, cut where one is missing. */
function runsOf(days: readonly number[]): number[][] {
  return days.reduce<number[][]>((runs, day) => {
    const last = runs.at(-1);
    if (last?.at(-1) === (day + 6) % 7) last.push(day);
    else runs.push([day]);
    return runs;
  }, []);
}

function spansInWords(spans: readonly HourRange[], locale: Locale): string {
  const { span, and } = phrasesIn(locale).hours;
  return formatList(
    spans.map(([from, to]) => span(formatTime(from, languageIn(locale)), formatTime(to, languageIn(locale)))),
    and,
  );
}
