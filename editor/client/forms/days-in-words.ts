import { ownerWritings } from "#engine/i18n/owner-languages/writings.ts";
import { WEEKDAYS, weekdayName } from "#engine/i18n/weekdays.ts";
import type { OwnerLanguage } from "#engine/manifest/owner-facts.ts";
import type { Path } from "../shell/value.ts";

/** Runs of days that an owner chooses from. */
export const DAY_CHOICES = ["monday-friday", "monday-saturday", "monday-thursday", ...WEEKDAYS.slice(1), "sunday"];

/** Whether the names of a group are days: `hours › offices`, `hours › abroad › days`. */
export function isWeek(path: Path): boolean {
  return path[0] === "hours" && (path.at(-1) === "offices" || path.at(-1) === "days");
}

/**
 * Days in the owner's language; other words stay as they are.
 *
 * @example daysInWords("monday-friday", "fr") // "lundi – vendredi"
 */
export function daysInWords(name: string, language: OwnerLanguage): string {
  return name
    .replace(/\s*-\s*/g, "\u00a0– ")
    .replace(/[a-z]+day/g, (day) =>
      WEEKDAYS.includes(day) ? weekdayName(WEEKDAYS.indexOf(day), ownerWritings[language]) : day,
    );
}
