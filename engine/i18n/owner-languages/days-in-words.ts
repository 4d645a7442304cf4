import type { OwnerLanguage } from "../../manifest/owner-facts.ts";
import { WEEKDAYS, weekdayName } from "../weekdays.ts";
import { ownerWritings } from "./writings.ts";

/**
 * Days in the owner's language; other words stay as they are.
 *
 * @example daysInWords("monday-friday", "fr") // "lundi – vendredi"
 */
export function daysInWords(name: string, language: OwnerLanguage): string {
  if (!WEEKDAYS.some((day) => name.includes(day))) return name;
  return name
    .split("-")
    .map((part) => part.trim().replace(/\b[a-z]{3,6}day\b/g, (day) => inWords(day, language)))
    .join("\u00a0– ");
}

function inWords(day: string, language: OwnerLanguage): string {
  return WEEKDAYS.includes(day) ? weekdayName(WEEKDAYS.indexOf(day), ownerWritings[language]) : day;
}
