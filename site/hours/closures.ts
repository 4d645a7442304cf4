import { addDays, dayIn } from "#engine/i18n/days.ts";
import type { Locale } from "#engine/i18n/language.ts";
import type { Hours } from "./hours-schema.ts";
import type { PlaceId } from "./opening-times.ts";
import { publicHolidays } from "./public-holidays.ts";

/** Days on which a place is closed though it is open on that weekday. */
export interface Closure {
  readonly first: string;
  readonly last: string;
  /** "holiday" for a public holiday; the owner's words for another. */
  readonly reason?: "holiday" | Readonly<Record<Locale, string>>;
  /** Whether pages name it: from four weeks before it begins. */
  readonly isNear: boolean;
}

/** The closures of each place from the day of the build on, in the order of their first days. */
export type Closures = Readonly<Record<PlaceId, readonly Closure[]>>;

/** Days before its beginning from which pages name a closure. */
const NAMED_BEFORE = 28;
/** Days ahead for which closures are told to browsers and search engines: longer than the site stays as it is. */
const KNOWN_AHEAD = 120;

/**
 * The closures from `now` on: those the owner wrote, and the public holidays of each place.
 *
 * @param cache where public holidays are kept
 */
export async function closuresOf(hours: Hours, now: Date, cache: string): Promise<Closures> {
  const ofPlace = async (place: PlaceId) => {
    const { holidays: country, timeZone } = hours[place];
    const today = dayIn(timeZone, now);
    const year = Number(today.slice(0, 4));
    const holidays = country === "off" ? [] : await publicHolidays(country, [year, year + 1], cache);
    return closuresOfPlace(hours, place, holidays, today);
  };
  const [france, portugal, abroad] = await Promise.all([ofPlace("france"), ofPlace("portugal"), ofPlace("abroad")]);
  return { france, portugal, abroad };
}

/**
 * The closures of one place from `today` on. A public holiday within another closure, or on a weekday without
 * hours, is not listed apart; a closure that is over is left out.
 */
export function closuresOfPlace(
  hours: Pick<Hours, PlaceId | "closed">,
  place: PlaceId,
  holidays: readonly string[],
  today: string,
): Closure[] {
  const {
    closed,
    [place]: { week },
  } = hours;
  const own = closed.filter(({ where }) => where.includes(place));
  const kept = holidays
    .filter((day) => (week[new Date(day).getUTCDay()] ?? []).length > 0)
    .filter((day) => !own.some(({ first, last }) => first <= day && day <= last))
    .map((day) => ({ first: day, last: day, reason: "holiday" as const }));
  return [...own, ...kept]
    .filter(({ first, last }) => last >= today && first <= addDays(today, KNOWN_AHEAD))
    .sort((a, b) => (a.first < b.first ? -1 : 1))
    .map(({ first, last, reason }) => ({
      first,
      last,
      ...(reason === undefined ? {} : { reason }),
      isNear: first <= addDays(today, NAMED_BEFORE),
    }));
}

/** The next day on which pages name another closure, or one less; undefined where no closure is known. */
export function nextClosureChange(closures: Closures): string | undefined {
  const days = Object.values(closures)
    .flat()
    .map(({ first, last, isNear }) => (isNear ? addDays(last, 1) : addDays(first, -NAMED_BEFORE)));
  return days.sort()[0];
}
