import { describe, expect, test } from "vitest";
import { forLocale, isLocale, languageOf } from "./language.ts";
import { isLanguage, languageName } from "./language-name.ts";

test("what a site does not know in a language is an error that names the languages", () => {
  expect(() => forLocale({ fr: "oui", en: "yes" }, "es")).toThrow('Unknown language "es". Known here: fr, en.');
  expect(forLocale({ nl: "" }, "nl")).toBe("");
});

test("the languages of a site are its own: any code may be one", () => {
  const site = { languages: { gsw: { tag: "gsw-CH" } } } as never;
  expect([isLocale(site, "gsw"), isLocale(site, "fr"), isLocale(site, "toString"), isLocale(site, undefined)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(languageOf(site, "gsw")).toEqual({ tag: "gsw-CH" });
});

describe("the name of a language in another", () => {
  test.each([
    ["en", "fr", "anglais"],
    ["pt", "pt", "português"],
    ["de", "en", "German"],
    ["not a code", "en", "not a code"],
  ] as const)("%s in %s is %s", (code, tag, name) => {
    expect(languageName(code, { tag })).toBe(name);
  });

  test.each([
    ["pt", true],
    ["gsw", true],
    ["tag", false],
    ["blog", false],
    ["", false],
  ])("whether “%s” is the code of one: %s", (code, is) => {
    expect(isLanguage(code)).toBe(is);
  });
});
