import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { weekField } from "#engine/hours/hours-fields.ts";
import { hoursLines, outerTimes, timesInWords, weekInWords } from "#engine/hours/hours-in-words.ts";
import type { Week } from "#engine/hours/opening-times.ts";
import type { Locale } from "#engine/i18n/language.ts";
import { hoursWords } from "../languages/languages.ts";

const week = (lines: Readonly<Record<string, string>>): Week => v.parse(weekField, lines);

/** With plain spaces, and dashes after which a line may break. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

const usual = week({ "monday-friday": "09:00-12:30, 14:00-18:00", saturday: "09:00-12:00" });
const service = week({ "monday-sunday": "08:00-21:00" });

describe("a week in a sentence", () => {
  test.each([
    ["fr", "du lundi au vendredi, de 9 h 00 à 12 h 30 et de 14 h 00 à 18 h 00 ; le samedi, de 9 h 00 à 12 h 00"],
    ["en", "Monday to Friday, from 9:00 to 12:30 and from 14:00 to 18:00; Saturday, from 9:00 to 12:00"],
    ["pt", "de segunda a sexta-feira, das 9h00 às 12h30 e das 14h00 às 18h00; ao sábado, das 9h00 às 12h00"],
  ] as const)("%s", (locale, words) => {
    expect(plain(weekInWords(usual, hoursWords(locale)))).toBe(words);
  });
  test("its semicolon has the narrow space of French, its hours the spaces that do not break", () => {
    expect(weekInWords(usual, hoursWords("fr"))).toContain("18\u00a0h\u00a000\u202f; le samedi");
  });

  test.each<readonly [days: string, fr: string, en: string, pt: string]>([
    ["monday-sunday", "tous les jours", "every day", "todos os dias"],
    ["monday", "le lundi", "Monday", "à segunda-feira"],
    ["saturday-sunday", "le samedi et le dimanche", "Saturday and Sunday", "ao sábado e ao domingo"],
    [
      "monday, wednesday, friday",
      "le lundi, le mercredi et le vendredi",
      "Monday, Wednesday and Friday",
      "à segunda-feira, à quarta-feira e à sexta-feira",
    ],
    [
      "tuesday-thursday, saturday",
      "du mardi au jeudi et le samedi",
      "Tuesday to Thursday and Saturday",
      "de terça a quinta-feira e ao sábado",
    ],
    ["monday-saturday", "du lundi au samedi", "Monday to Saturday", "de segunda a sábado"],
    ["friday-sunday", "du vendredi au dimanche", "Friday to Sunday", "de sexta a domingo"],
  ])("%s", (days, ...expected) => {
    const read = week({ [days]: "09:00-10:00" });
    const words = (["fr", "en", "pt"] as const).map((locale) => weekInWords(read, hoursWords(locale)));
    const named = words.map((text) => text.slice(0, text.search(/, (de|from|das) \d/)));
    expect(named.map(plain)).toEqual(expected);
  });

  test("days of two lines with the same hours are said together", () => {
    const read = week({ monday: "09:00-10:00", "tuesday, wednesday": "09:00-10:00" });
    expect(weekInWords(read, hoursWords("en"))).toBe("Monday to Wednesday, from 9:00 to 10:00");
  });
});

test.each<readonly [Locale, string, string, string]>([
  ["fr", "de 8 h 00 à 21 h 00", "8 h 00", "21 h 00"],
  ["en", "from 8:00 to 21:00", "8:00", "21:00"],
  ["pt", "das 8h00 às 21h00", "8h00", "21h00"],
])("%s: times without days, the first and the last", (locale, times, from, until) => {
  expect(plain(timesInWords(service, hoursWords(locale)))).toBe(times);
  const outer = outerTimes(service, hoursWords(locale));
  expect([plain(outer.from), plain(outer.until)]).toEqual([from, until]);
});

test("times that differ from day to day are said with their days", () => {
  expect(timesInWords(usual, hoursWords("en"))).toBe(weekInWords(usual, hoursWords("en")));
  expect(outerTimes(usual, hoursWords("en"))).toEqual({ from: "9:00", until: "18:00" });
});

test.each<readonly [Locale, string, string]>([
  ["fr", "Du lundi au vendredi", "Le samedi"],
  ["en", "Monday to Friday", "Saturday"],
  ["pt", "De segunda a sexta-feira", "Ao sábado"],
])("%s: a line of a table for each group of days", (locale, weekdays, saturday) => {
  const lines = hoursLines(usual, hoursWords(locale));
  expect(lines.map(({ days, times }) => [days, times.length])).toEqual([
    [weekdays, 2],
    [saturday, 1],
  ]);
});
