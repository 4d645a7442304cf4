import type { HomeZones } from "#engine/hours/is-elsewhere.ts";
import type { OpeningTimes } from "#engine/hours/opening-times.ts";
import type { PlaceId } from "./opening-times.ts";

/**
 * Codes of France and Portugal in ISO 3166-1. French territory overseas has codes of its own, and so time zones of its own;
 * Madeira and the Azores have Portugal's.
 */
const COUNTRIES = ["FR", "BL", "GF", "GP", "MF", "MQ", "NC", "PF", "PM", "RE", "WF", "YT", "PT"];

/** Their time zones, asked for once: the tables are slow to open, and a page is made at each key in the editor. */
let zones: readonly string[] | undefined;

/**
 * Where visitors are not abroad: in the time zones of both countries, from CLDR's tables. A device that says "UTC", as browsers
 * do that hide where they are, says nothing of a place.
 */
export function homeZones(openingTimes: (place: PlaceId) => OpeningTimes): HomeZones {
  zones ??= COUNTRIES.flatMap((country) => new Intl.Locale(`und-${country}`).getTimeZones() ?? []);
  return {
    home: ["UTC", ...zones],
    offices: [openingTimes("france").timeZone, openingTimes("portugal").timeZone],
  };
}
