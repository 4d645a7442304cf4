import { formatHours, formatList, formatTime, type HourRange } from "../i18n/format.ts";
import type { Language } from "../i18n/language.ts";
import { weekdayName } from "../i18n/weekdays.ts";
import type { Week } from "./opening-times.ts";

/** What a language says hours with. */
export interface HoursPhrases {
  readonly everyDay: string;
  readonly one: (day: string) => string;
  readonly run: (from: string, to: string) => string;
  readonly span: (from: string, to: string) => string;
  readonly and: string;
  /** Between one group of days and the next. */
  readonly groups: string;
}

/** A language that hours are said in. */
export interface HoursLanguage {
  readonly language: Language;
  readonly phrases: HoursPhrases;
}

const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0] as const;
/** From this many days on, "Monday to Wednesday"; fewer are named one by one. */
const SHORTEST_RUN = 3;

/**
 * A week in words, for a sentence.
 *
 * @example weekInWords(week, french) // "du lundi au vendredi, de 9 h 00 à 12 h 30 et de 14 h 00 à 18 h 00 ; le samedi, …"
 */
export function weekInWords(week: Week, words: HoursLanguage): string {
  return dayGroups(week)
    .map(({ days, spans }) => `${groupInWords(days, words)}, ${spansInWords(spans, words)}`)
    .join(words.phrases.groups);
}

/** The times of a week without its days, "de 8 h 00 à 21 h 00"; with them where not all open days have the same. */
export function timesInWords(week: Week, words: HoursLanguage): string {
  const [first, ...others] = dayGroups(week);
  return first && others.length === 0 ? spansInWords(first.spans, words) : weekInWords(week, words);
}

/** The earliest opening and the latest closing of a week. */
export function outerTimes(week: Week, words: HoursLanguage): { readonly from: string; readonly until: string } {
  const spans = week.flat();
  const [from = "00:00"] = spans.map(([opens]) => opens).sort();
  const [until = from] = spans
    .map(([, closes]) => closes)
    .sort()
    .reverse();
  return { from: formatTime(from, words.language), until: formatTime(until, words.language) };
}

/** A week for tables and lists: "Du lundi au vendredi", and "9 h 00 – 12 h 30", "14 h 00 – 18 h 00". */
export function hoursLines(week: Week, words: HoursLanguage) {
  return dayGroups(week).map(({ days, spans }) => {
    const named = groupInWords(days, words);
    return {
      days: named.charAt(0).toUpperCase() + named.slice(1),
      times: spans.map((span) => formatHours(span, words.language)),
    };
  });
}

/** The open days of a week by number (Sunday is 0), those with the same hours together, in the order of their first days. */
function dayGroups(week: Week) {
  const groups = Map.groupBy(MONDAY_FIRST, (day) => JSON.stringify(week[day] ?? []));
  return [...groups.values()]
    .map((days) => ({ days, spans: week[days[0] ?? 0] ?? [] }))
    .filter(({ spans }) => spans.length > 0);
}

function groupInWords(days: readonly number[], { language, phrases }: HoursLanguage): string {
  const { everyDay, one, run, and } = phrases;
  if (days.length === MONDAY_FIRST.length) return everyDay;
  const name = (day: number) => weekdayName(day, language);
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

function spansInWords(spans: readonly HourRange[], { language, phrases }: HoursLanguage): string {
  return formatList(
    spans.map(([from, to]) => phrases.span(formatTime(from, language), formatTime(to, language))),
    phrases.and,
  );
}
