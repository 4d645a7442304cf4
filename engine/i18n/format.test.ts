import { describe, expect, test } from "vitest";
import { translation } from "../pages/paths/test-support/translation.ts";
import { formatDate, formatHours, formatList, formatNumber, formatTime, withinSentence } from "./format.ts";
import { languageOf } from "./language.ts";
import { typeset } from "./typography.ts";

const french = languageOf(translation, "fr");
const MORNING = ["09:00", "12:30"] as const;

describe("formatHours", () => {
  test.each([
    ["fr", "9\u00a0h\u00a000\u00a0–\u00a012\u00a0h\u00a030"],
    ["en", "9:00–12:30"],
    ["pt", "9h00–12h30"],
  ] as const)("%s: on one line", (locale, expected) => {
    expect(formatHours(MORNING, languageOf(translation, locale))).toBe(expected);
  });
  test("an invalid time is refused, with an example of a valid one", () => {
    expect(() => formatTime("9:00", french)).toThrow("two digits");
  });
});

describe("formatDate", () => {
  test.each([
    ["fr", "12 octobre 2026"],
    ["en", "12 October 2026"],
    ["pt", "12 de outubro de 2026"],
  ] as const)("%s", (locale, expected) => {
    expect(formatDate("2026-10-12", languageOf(translation, locale))).toBe(expected);
  });
  test("a language may put a dot behind each day, the first too, and its typography keeps it beside the month", () => {
    const months = "Januar Februar März April Mai Juni Juli August September Oktober November Dezember";
    const { of: _of, first: _first, ...dates } = { ...french.dates, months, ordinal: "." };
    const german = { ...french, dates };
    expect(formatDate("2026-10-12", german)).toBe("12. Oktober 2026");
    expect(formatDate("2026-11-01", german)).toBe("1. November 2026");
    expect(typeset("Am 12. Oktober", german)).toBe("Am 12.\u00a0Oktober");
  });
  test("the first of a month in French", () => {
    expect(formatDate("2026-11-01", french)).toBe("1er novembre 2026");
  });
  test.each(translation.locales)("every month has its name in the language: %s", (locale) => {
    const tag = locale === "en" ? "en-GB" : languageOf(translation, locale).tag;
    const intl = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" });
    const dates = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, "0")}-09`);
    expect(dates.map((date) => formatDate(date, languageOf(translation, locale)))).toEqual(
      dates.map((date) => intl.format(new Date(date))),
    );
  });
  test("an invalid date is refused, with an example of a valid one", () => {
    for (const text of ["2026-13-01", "2026-00-10", "2026-01-00", "2026-01-32", "soon"]) {
      expect(() => formatDate(text, french)).toThrow("such as 2026-10-12");
    }
  });
});

describe("formatNumber", () => {
  test.each(translation.locales)("groups digits as the language does: %s", (locale) => {
    const intl = new Intl.NumberFormat(languageOf(translation, locale).tag);
    for (const number of [0, 9, 100, 999, 1_000, 4_500, 9_999, 10_000, 123_456, 1_234_567]) {
      expect(formatNumber(number, languageOf(translation, locale))).toBe(intl.format(number));
    }
  });
});

describe("formatList", () => {
  test("has commas, and a word before the last that never ends a line", () => {
    expect(["", "a", "a, b", "a, b, c"].map((text) => formatList(text.split(", "), "et"))).toEqual([
      "",
      "a",
      "a et\u00a0b",
      "a, b et\u00a0c",
    ]);
  });
});

test("a title begins small within a sentence, an abbreviation does not", () => {
  const titles = ["Mesure d'audience", "E-mail address", "Émissions", "TV", "X (Twitter)"];
  expect(titles.map((title) => withinSentence(title, "fr"))).toEqual([
    "mesure d'audience",
    "e-mail address",
    "émissions",
    "TV",
    "X (Twitter)",
  ]);
  expect(withinSentence("Nachricht", "de")).toBe("Nachricht");
});
