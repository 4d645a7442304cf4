import { createContext, use } from "react";
import { dayIn } from "#engine/i18n/days.ts";
import { formatDate } from "#engine/i18n/format.ts";
import { ownerWritings } from "#engine/i18n/owner-languages/writings.ts";
import { dayAndHour, type PlainId, type Say as SayOf, sayIn } from "#engine/i18n/owner-text.ts";
import type { OwnerLanguage } from "#engine/manifest/owner-facts.ts";
import { editorWords } from "./editor-words.ts";

/** The name of a text of the interface that nothing is filled into. */
export type PlainWord = PlainId<typeof editorWords>;

/** Says a text of the interface in the owner's language. */
export type Say = SayOf<typeof editorWords>;

/** The same, of a language. */
export const editorSay = (language: OwnerLanguage): Say => sayIn(editorWords, language, "\u202f");

export const LanguageContext = createContext<OwnerLanguage>("fr");

export function useSay(): Say {
  return editorSay(use(LanguageContext));
}

/** The name of a language, in the owner's: "français". */
export function useLanguageName(): (language: string) => string {
  const names = new Intl.DisplayNames([use(LanguageContext)], { type: "language" });
  return (language) => {
    try {
      return names.of(language) ?? language;
    } catch {
      // What a file among those of the languages is called may be no language: a second version, a backup.
      return language;
    }
  };
}

/** A moment, or its day or hour alone, as the owner reads it: "1er juin 2027 à 10:00". */
export function useMoment(
  { dateStyle, timeStyle }: Intl.DateTimeFormatOptions = { dateStyle: "long", timeStyle: "short" },
): (at: string | number) => string {
  const say = useSay();
  const writing = ownerWritings[use(LanguageContext)];
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const hour = new Intl.DateTimeFormat(writing.tag, { timeStyle: timeStyle ?? "short", hourCycle: "h23" });
  const weekday = new Intl.DateTimeFormat(writing.tag, { weekday: "long" });
  return (at) => {
    const moment = new Date(at);
    const [day, time] = [dayIn(timeZone, moment), hour.format(moment)];
    if (dateStyle === undefined) return time;
    if (dateStyle === "full") return say("weekday-and-day", { weekday: weekday.format(moment), day });
    return timeStyle === undefined ? formatDate(day, writing) : say("moment", { day, time });
  };
}

/** Anything else that stands in place of a day is shown as it is. */
const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:T\d\d:\d\d)?$/;

/** A day such as "2026-11-03", or with an hour "2026-11-03T09:00", as the owner reads it. */
export function useDay(): (day: string) => string {
  const language = use(LanguageContext);
  return (day) => (DAY.test(day) ? dayAndHour(day, ownerWritings[language], language) : day);
}

/** A size in bytes as the owner reads it. */
export function useSize(): (bytes: number) => string {
  const { tag } = ownerWritings[use(LanguageContext)];
  return (bytes) => {
    const [value, unit] = bytes < 1e6 ? [bytes / 1e3, "kilobyte"] : [bytes / 1e6, "megabyte"];
    return new Intl.NumberFormat(tag, { style: "unit", unit, maximumFractionDigits: value < 10 ? 1 : 0 }).format(value);
  };
}
