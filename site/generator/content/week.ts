/** A week of opening hours as the owner writes it, by lines of days and times. */
import type { HourRange } from "../../i18n/format.ts";
import { weekdayName } from "../../i18n/weekdays.ts";
import type { Week } from "../../page-data/opening-times.ts";

/** The days as the owner writes them, from Sunday on. */
const DAYS: readonly string[] = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const SPAN = /^(\d{1,2})[:h](\d{2})?\s*[-–]\s*(\d{1,2})[:h](\d{2})?$/i;

/** A line that cannot be read, by its days; all lines together where there is no key. */
export interface WeekMistake {
  readonly key?: string;
  /** What is wrong → what to write instead. */
  readonly message: string;
}

/**
 * Reads lines such as `monday-friday: 09:00-12:30, 14:00-18:00` and `saturday: closed`. A day without a line is closed.
 *
 * @returns the week, or the first mistake
 */
export function readWeek(lines: Readonly<Record<string, string>>): { week: Week } | { mistake: WeekMistake } {
  const week = new Map<number, readonly HourRange[]>();
  for (const [key, text] of Object.entries(lines)) {
    const days = readDays(key);
    if (typeof days === "string") return { mistake: { key, message: days } };
    const spans = readSpans(text);
    if (typeof spans === "string") return { mistake: { key, message: spans } };
    for (const day of days) {
      if (week.has(day)) return { mistake: { key, message: `${DAYS[day]} has hours twice → keep one of its lines` } };
      week.set(day, spans);
    }
  }
  const read = DAYS.map((_, day) => week.get(day) ?? []);
  if (read.some((spans) => spans.length > 0)) return { week: read };
  return { mistake: { message: "has no open day → write “monday-friday: 09:00-12:30, 14:00-18:00”" } };
}

/** The days of "monday-friday" or "monday, wednesday", by number; or what is wrong. */
function readDays(key: string): number[] | string {
  const days: number[] = [];
  for (const part of key.toLowerCase().split(",")) {
    const [from = -1, to = from, ...more] = part.split("-").map((name) => DAYS.indexOf(name.trim()));
    if (from < 0 || to < 0 || more.length > 0) return `is not a day → write ${daysInEnglish(key)}`;
    for (let day = from; day !== to; day = (day + 1) % 7) days.push(day);
    days.push(to);
  }
  return days;
}

/** “monday-friday” for "lundi-vendredi"; examples for what is no day in any language. */
function daysInEnglish(key: string): string {
  let written = key.toLowerCase();
  for (const [number, day] of DAYS.entries()) {
    for (const locale of ["pt", "fr"] as const) written = written.replaceAll(weekdayName(number, locale), day);
  }
  const areDays = written.split(/[,-]/).every((name) => isDay(name.trim()));
  return areDays ? `“${written}”` : "monday, saturday or monday-friday";
}

const isDay = (name: string) => DAYS.includes(name);

/** The spans of "09:00-12:30, 14:00-18:00" in the order of the day, none for "closed"; or what is wrong. */
function readSpans(text: string): HourRange[] | string {
  if (text === "closed") return [];
  const spans: HourRange[] = [];
  for (const part of text.split(",")) {
    const span = readSpan(part.trim());
    if (span === undefined) return `is “${text}” → write hours like 09:00-12:30, 14:00-18:00, or closed`;
    const [opens, closes] = span;
    if (closes <= opens) return `ends before it begins → write the earlier time first: ${closes}-${opens}`;
    spans.push(span);
  }
  spans.sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [index, [opens, closes]] of spans.entries()) {
    const [before, end] = spans[index - 1] ?? [];
    if (before === undefined || end === undefined || opens > end) continue;
    const both = `${before}-${closes > end ? closes : end}`;
    return `has ${opens}-${closes} begin before ${before}-${end} is over → write ${both}`;
  }
  return spans;
}

/** "09:00" and "12:30" of "9h-12h30"; undefined where it is no span of a day. */
function readSpan(text: string): HourRange | undefined {
  const found = SPAN.exec(text);
  if (found === null) return undefined;
  const [, fromHour = "", fromMinute = "00", toHour = "", toMinute = "00"] = found;
  const span = [`${fromHour.padStart(2, "0")}:${fromMinute}`, `${toHour.padStart(2, "0")}:${toMinute}`] as const;
  return span[0] !== span[1] && span.every((time) => TIME.test(time)) ? span : undefined;
}
