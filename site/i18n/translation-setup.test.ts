import { describe, expect, test } from "vitest";
import { translationSetup } from "./site-locales.ts";
import { resolveTranslationSetup } from "./translation-setup.ts";

describe("[T1] translation setup", () => {
  test("is en-US, both flags on, when nothing is given", () => {
    expect(resolveTranslationSetup()).toEqual({
      locales: ["en-US"],
      defaultLocale: "en-US",
      fallbackLocale: "en-US",
      pathAliases: { "en-US": "en-US" },
      rewriteDefaultLanguage: true,
      enablePathRewrite: true,
    });
  });

  test("takes the first listed locale as default, and the default as fallback", () => {
    const setup = resolveTranslationSetup({ locales: ["pt", "en"] });
    expect(setup.defaultLocale).toBe("pt");
    expect(setup.fallbackLocale).toBe("pt");
    expect(resolveTranslationSetup({ locales: ["pt", "en"], defaultLocale: "en" }).fallbackLocale).toBe("en");
  });

  test("keeps every option that is given", () => {
    const options = {
      locales: ["fr-FR", "en-GB"],
      defaultLocale: "en-GB",
      fallbackLocale: "fr-FR",
      pathAliases: { "fr-FR": "fr", "en-GB": "en" },
      rewriteDefaultLanguage: false,
      enablePathRewrite: false,
    } as const;
    expect(resolveTranslationSetup(options)).toEqual(options);
  });

  test("refuses a default, a fallback or an alias of a locale that is not listed, and names it", () => {
    const locales = ["fr", "en"];
    expect(() => resolveTranslationSetup({ locales, defaultLocale: "de" })).toThrow(/defaultLocale names "de".*fr, en/);
    expect(() => resolveTranslationSetup({ locales, fallbackLocale: "de" })).toThrow(/fallbackLocale names "de"/);
    expect(() => resolveTranslationSetup({ locales, pathAliases: { de: "d" } })).toThrow(/pathAliases names "de"/);
  });

  test("refuses a locale listed twice and a prefix shared by two locales", () => {
    expect(() => resolveTranslationSetup({ locales: ["fr", "fr"] })).toThrow(/"fr" is listed twice/);
    expect(() => resolveTranslationSetup({ locales: ["fr", "en"], pathAliases: { en: "fr" } })).toThrow(/prefixes/);
  });

  test("is fr for this site, with pt and en, every path prefixed", () => {
    expect(translationSetup()).toMatchObject({
      locales: ["fr", "en", "pt"],
      defaultLocale: "fr",
      fallbackLocale: "fr",
      rewriteDefaultLanguage: true,
      enablePathRewrite: true,
    });
  });
});
