import { addDays, dayIn } from "../i18n/days.ts";
import type { Locale } from "../i18n/language.ts";
import type { Week } from "./opening-times.ts";

/** Days on which a place is closed though it is open on that weekday. */
export interface Closure {
  readonly first: string;
  readonly last: string;
  /** "holiday" for a public holiday; the owner's words for another. */
  readonly reason?: "holiday" | Readonly<Record<Locale, string>> | undefined;
  /** Whether pages name it: from four weeks before it begins. */
  readonly isNear: boolean;
}

/** When a place is open, and closed by choice. */
interface Place {
  readonly week: Week;
  readonly closed: readonly Omit<Closure, "isNear">[];
}

/** Days before its beginning from which pages name a closure. */
const NAMED_BEFORE = 28;

/**
 * The closures of a place from `now` on, in the order of their first days: those that its owner wrote, and the public
 * holidays of this year and the next: a page may be read long after it was made.
 *
 * @param country on whose public holidays it is closed (ISO 3166-1), if any
 */
export async function closuresOf(
  place: Place & { readonly timeZone: string },
  country: string | undefined,
  now: Date,
): Promise<readonly Closure[]> {
  const today = dayIn(place.timeZone, now);
  const year = Number(today.slice(0, 4));
  const holidays = country === undefined ? [] : await publicHolidays(country, [year, year + 1]);
  return closuresFrom(place, holidays, today);
}

/**
 * The closures of a place from `today` on. A public holiday within another closure, or on a weekday without hours, is not
 * listed apart; a closure that is over is left out.
 */
export function closuresFrom({ week, closed }: Place, holidays: readonly string[], today: string): Closure[] {
  const kept = holidays
    .filter((day) => (week[new Date(day).getUTCDay()] ?? []).length > 0)
    .filter((day) => !closed.some(({ first, last }) => first <= day && day <= last))
    .map((day) => ({ first: day, last: day, reason: "holiday" as const }));
  return [...closed, ...kept]
    .filter(({ last }) => last >= today)
    .sort((a, b) => (a.first < b.first ? -1 : 1))
    .map(({ first, last, reason }) => ({
      first,
      last,
      ...(reason === undefined ? {} : { reason }),
      isNear: first <= addDays(today, NAMED_BEFORE),
    }));
}

/** The next day on which pages name another closure, or one less; undefined where no closure is known. */
export function nextClosureChange(closures: readonly Closure[]): string | undefined {
  const days = closures.map(({ first, last, isNear }) => (isNear ? addDays(last, 1) : addDays(first, -NAMED_BEFORE)));
  return days.sort()[0];
}

/** By country and years: texts are read each time one is saved. */
const known = new Map<string, Promise<readonly string[]>>();

/**
 * The public holidays of a country, nationwide: days such as "2026-12-25", in order. Days of a region or a town are the
 * owner's to write.
 *
 * @param country its code in ISO 3166-1
 */
export function publicHolidays(country: string, years: readonly number[]): Promise<readonly string[]> {
  const key = [country, ...years].join();
  const days = known.get(key) ?? computed(country, years);
  known.set(key, days);
  return days;
}

async function computed(country: string, years: readonly number[]): Promise<readonly string[]> {
  // Loaded only where it is asked for: it knows the calendars of all countries.
  const { default: Holidays } = await import("date-holidays");
  const calendar = new Holidays(country.toUpperCase(), { types: ["public"] });
  return years.flatMap((year) => calendar.getHolidays(year).map(({ date }) => date.slice(0, "2026-12-25".length)));
}
