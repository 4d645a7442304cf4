import type { Language } from "./language.ts";

/** The days as the owner's files have them, from Sunday on. */
export const WEEKDAYS: readonly string[] = "sunday monday tuesday wednesday thursday friday saturday".split(" ");

const SUNDAY = Date.UTC(2026, 10, 22);
const DAY_MS = 86_400_000;
/** Made once: to make one takes as long as a hundred names. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The name of a weekday. By `Intl`, slow at its first use (`format.ts`): in browsers only where the visitor waits for
 * nothing.
 *
 * @param day from Sunday (0) on, as `Date.getUTCDay` counts
 * @example weekdayName(1, french) // "lundi"
 */
export function weekdayName(day: number, { tag }: Pick<Language, "tag">): string {
  const format = formats.get(tag) ?? new Intl.DateTimeFormat(tag, { weekday: "long", timeZone: "UTC" });
  formats.set(tag, format);
  return format.format(SUNDAY + day * DAY_MS);
}

/**
 * Days in a language; other words stay as they are.
 *
 * @example daysInWords("monday-friday", french) // "lundi – vendredi"
 */
export function daysInWords(name: string, language: Pick<Language, "tag">): string {
  if (!WEEKDAYS.some((day) => name.includes(day))) return name;
  const inWords = (day: string) => (WEEKDAYS.includes(day) ? weekdayName(WEEKDAYS.indexOf(day), language) : day);
  return name
    .split("-")
    .map((part) => part.trim().replace(/\b[a-z]{3,6}day\b/g, inWords))
    .join("\u00a0– ");
}
