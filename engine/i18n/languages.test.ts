import { describe, expect, test } from "vitest";
import type { Language, Writing } from "./language.ts";
import { languageName } from "./language-name.ts";
import { es, esWriting } from "./test-support/spanish.ts";

/** Those that the program knows, and the one that tests add to it. */
const known: readonly (readonly [code: string, language: Language, writing: Writing])[] = [
  ...Object.entries(languages).map(([code, language]) => [code, language, writings[code as "fr"]] as const),
  ["es", es, esWriting],
];

describe.each(known)("%s", (code, { tag, name, openGraph, dates }, { spelling }) => {
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

describe("the name of a language in another", () => {
  test.each([
    ["en", "fr", "anglais"],
    ["pt", "pt", "português"],
    ["de", "en", "German"],
    ["not a code", "en", "not a code"],
  ] as const)("%s in %s is %s", (code, locale, name) => {
    expect(languageName(code, locale)).toBe(name);
  });
});
