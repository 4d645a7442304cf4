/** Countries whose public holidays are known. */
export type HolidayCountry = "fr" | "pt";

/** Computed once for a country and its years: the library takes some 20 ms, and a text is read each time it is saved. */
const known = new Map<string, Promise<readonly string[]>>();

/**
 * The public holidays of a country, nationwide: days such as "2026-12-25", in order. Days of a region or a town are the
 * owner's to write.
 */
export function publicHolidays(country: HolidayCountry, years: readonly number[]): Promise<readonly string[]> {
  const key = `${country} ${years.join(" ")}`;
  const holidays = known.get(key) ?? computeHolidays(country, years);
  known.set(key, holidays);
  return holidays;
}

async function computeHolidays(country: HolidayCountry, years: readonly number[]): Promise<readonly string[]> {
  // Loaded only where it is asked for: it knows the calendars of all countries.
  const { default: Holidays } = await import("date-holidays");
  const calendar = new Holidays(country.toUpperCase(), { types: ["public"] });
  return years.flatMap((year) => calendar.getHolidays(year).map(({ date }) => date.slice(0, "2026-12-25".length)));
}
