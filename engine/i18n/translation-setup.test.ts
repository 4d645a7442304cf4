import { describe, expect, test } from "vitest";
import { inEachLocale, isSiteLocale, resolveTranslationSetup } from "./translation-setup.ts";

describe("[T1] translation setup", () => {
  test("is en-US, both flags on, when nothing is given", () => {
    expect(resolveTranslationSetup()).toEqual({
      locales: ["en-US"],
      defaultLocale: "en-US",
      fallbackLocale: "en-US",
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
    } as const;
    expect(resolveTranslationSetup(options)).toEqual(options);
    expect(resolveTranslationSetup({ ...options, rewriteDefaultLanguage: false })).toEqual({
      ...options,
      unprefixed: "default",
    });
  });

  test("has no prefixes where paths are not rewritten", () => {
    expect(resolveTranslationSetup({ locales: ["fr"], enablePathRewrite: false }).unprefixed).toBe("all");
  });
});

test("something for each locale leaves out the languages that a site has not", () => {
  const setup = resolveTranslationSetup({ locales: ["en", "fr"] });
  expect(inEachLocale(setup, (locale) => `/${locale}/`)).toEqual({ en: "/en/", fr: "/fr/" });
  expect([isSiteLocale(setup, "pt"), isSiteLocale(setup, "en"), isSiteLocale(setup, undefined)]).toEqual([
    false,
    true,
    false,
  ]);
});
