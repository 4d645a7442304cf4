/** Countries whose public holidays are known. */
export type HolidayCountry = "fr" | "pt";

/**
 * The public holidays of a country, nationwide: days such as "2026-12-25", in order. Days of a region or a town are the
 * owner's to write.
 */
export async function publicHolidays(country: HolidayCountry, years: readonly number[]): Promise<string[]> {
  // Loaded only where it is asked for: it knows the calendars of all countries.
  const { default: Holidays } = await import("date-holidays");
  const calendar = new Holidays(country.toUpperCase(), { types: ["public"] });
  return years.flatMap((year) => calendar.getHolidays(year).map(({ date }) => date.slice(0, "2026-12-25".length)));
}
