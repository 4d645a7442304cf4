import { describe, expect, test } from "vitest";
import { formatDate, formatHours, formatTime } from "./format.ts";

const OFFICE = [
  ["09:00", "12:30"],
  ["14:00", "18:00"],
] as const;

describe("formatHours", () => {
  test("French hours keep each range on one line", () => {
    expect(formatHours(OFFICE, "fr", "et")).toBe(
      "9\u00a0h\u00a000\u00a0–\u00a012\u00a0h\u00a030 et 14\u00a0h\u00a000\u00a0–\u00a018\u00a0h\u00a000",
    );
  });
  test("English hours", () => {
    expect(formatHours(OFFICE, "en", "and")).toBe("9:00–12:30 and 14:00–18:00");
  });
  test("Portuguese hours", () => {
    expect(formatHours(OFFICE, "pt", "e")).toBe("9h00–12h30 e 14h00–18h00");
  });
  test("one range has no joining word, three have one", () => {
    expect(formatHours([["08:00", "21:00"]], "en", "and")).toBe("8:00–21:00");
    expect(formatHours([["08:00", "09:00"], ...OFFICE], "en", "and")).toBe("8:00–9:00, 9:00–12:30 and 14:00–18:00");
  });
  test("a time that is none is refused with the mend", () => {
    expect(() => formatTime("9:00", "fr")).toThrow("two digits");
  });
});

describe("formatDate", () => {
  test.each([
    ["fr", "12 octobre 2026"],
    ["en", "12 October 2026"],
    ["pt", "12 de outubro de 2026"],
  ] as const)("%s", (locale, expected) => {
    expect(formatDate("2026-10-12", locale)).toBe(expected);
  });
  test("the first of a month in French", () => {
    expect(formatDate("2026-11-01", "fr")).toBe("1er novembre 2026");
  });
});
