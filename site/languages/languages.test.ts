import { describe, expect, test } from "vitest";
import { spanish } from "../test-support/spanish-language.ts";
import { languages } from "./languages.ts";

// Spanish is added in a long test: here it is told at once that it is not as the others.
describe.each(Object.entries({ ...languages, es: spanish }))("%s", (code, language) => {
  const { tag, name, openGraph, dates, spelling } = language;

  test("can be handed to a worker: the editor proofreads in one", () => {
    expect(structuredClone(language)).toEqual(language);
  });

  test("has its code in its tags, and its name in itself as browsers know it", () => {
    expect(new Intl.Locale(tag).language).toBe(code);
    expect(openGraph).toMatch(new RegExp(`^${code}_[A-Z]{2}$`));
    expect(new Intl.DisplayNames([code], { type: "language" }).of(code)?.toLowerCase()).toBe(name.toLowerCase());
  });

  test("has the months that browsers know", () => {
    const months = new Intl.DateTimeFormat(code, { month: "long", timeZone: "UTC" });
    const names = Array.from({ length: 12 }, (_, month) => months.format(Date.UTC(2026, month, 1)));
    expect(dates.months.split(" ")).toEqual(names);
  });

  test("has a dictionary that is installed, if any", () => {
    const installed = spelling && import.meta.resolve(spelling.dictionary.split("/").slice(0, 2).join("/"));
    expect(installed ?? "file:").toMatch(/^file:/);
  });
});
