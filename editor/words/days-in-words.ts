import { ownerWritings } from "#engine/i18n/owner-languages/writings.ts";
import { WEEKDAYS, weekdayName } from "#engine/i18n/weekdays.ts";
import type { OwnerLanguage } from "#engine/manifest/owner-facts.ts";

/**
 * Days in the owner's language; other words stay as they are.
 *
 * @example daysInWords("monday-friday", "fr") // "lundi – vendredi"
 */
export function daysInWords(name: string, language: OwnerLanguage): string {
  if (!WEEKDAYS.some((day) => name.includes(day))) return name;
  return name
    .replace(/\s*-\s*/g, "\u00a0– ")
    .replace(/[a-z]+day/g, (day) =>
      WEEKDAYS.includes(day) ? weekdayName(WEEKDAYS.indexOf(day), ownerWritings[language]) : day,
    );
}
