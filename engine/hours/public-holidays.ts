import { join } from "node:path";
import library from "date-holidays/package.json" with { type: "json" };
import { cachedFile } from "../files/file-cache.ts";

/**
 * The public holidays of a country, nationwide: days such as "2026-12-25", in order. Days of a region or a town are the
 * owner's to write.
 *
 * @param country its code in ISO 3166-1
 * @param cache where they are kept: the library takes 80 ms, and texts are read each time one is saved
 */
export async function publicHolidays(
  country: string,
  years: readonly number[],
  cache: string,
): Promise<readonly string[]> {
  const file = join(cache, `${library.version}-${country}-${years.join("-")}.json`);
  const days = await cachedFile(file, async () => Buffer.from(JSON.stringify(await computed(country, years))));
  return JSON.parse(days.toString()) as string[];
}

async function computed(country: string, years: readonly number[]): Promise<readonly string[]> {
  // Loaded only where it is asked for: it knows the calendars of all countries.
  const { default: Holidays } = await import("date-holidays");
  const calendar = new Holidays(country.toUpperCase(), { types: ["public"] });
  return years.flatMap((year) => calendar.getHolidays(year).map(({ date }) => date.slice(0, "2026-12-25".length)));
}
