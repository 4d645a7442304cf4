import { afterEach, expect, test } from "vitest";
import {
  inEachLocale,
  isLocale,
  isSiteLocale,
  setSiteLanguages,
  siteLocales,
  translationSetup,
} from "./site-locales.ts";

afterEach(() => setSiteLanguages(["fr", "en", "pt"]));

test("a site has the languages that it is said to have; the first is the default, and stands in for missing texts", () => {
  setSiteLanguages(["en", "fr"]);
  expect(siteLocales()).toEqual(["en", "fr"]);
  expect(translationSetup()).toMatchObject({ defaultLocale: "en", fallbackLocale: "en" });
  expect(inEachLocale((locale) => `/${locale}/`)).toEqual({ en: "/en/", fr: "/fr/" });
  expect([isSiteLocale("pt"), isLocale("pt"), isLocale("xx"), isLocale(undefined)]).toEqual([
    false,
    true,
    false,
    false,
  ]);
});
