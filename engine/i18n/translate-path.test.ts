import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addressesOf, formsOf, localeOfPath, redirectedForms, translatePath } from "./translate-path.ts";
import { resolveTranslationSetup } from "./translation-setup.ts";

const setup = resolveTranslationSetup({ locales: ["fr", "en", "pt"], pathAliases: { pt: "portugues" } });

describe("[T2] translating a path", () => {
  test("adds the target locale's prefix, or its alias", () => {
    expect(translatePath(setup, "/services/", "fr")).toBe("/fr/services/");
    expect(translatePath(setup, "/services/", "pt")).toBe("/portugues/services/");
    expect(translatePath(setup, "/", "en")).toBe("/en/");
  });

  test("leaves a path that has a known prefix as it is", () => {
    expect(translatePath(setup, "/en/services/", "fr")).toBe("/en/services/");
    expect(translatePath(setup, "/portugues/", "fr")).toBe("/portugues/");
    expect(translatePath(setup, "/en", "fr")).toBe("/en");
  });

  test("swaps the prefix when forced", () => {
    expect(translatePath(setup, "/en/services/?a=1#b", "pt", { force: true })).toBe("/portugues/services/?a=1#b");
    expect(translatePath(setup, "/portugues/", "fr", { force: true })).toBe("/fr/");
    expect(translatePath(setup, "/en", "fr", { force: true })).toBe("/fr/");
  });

  test("keeps paths of the default language unprefixed when that flag is off", () => {
    const bare = resolveTranslationSetup({ locales: ["fr", "en"], rewriteDefaultLanguage: false });
    expect(translatePath(bare, "/services/", "fr")).toBe("/services/");
    expect(translatePath(bare, "/services/", "en")).toBe("/en/services/");
    expect(translatePath(bare, "/en/services/", "fr", { force: true })).toBe("/services/");
  });

  test("rewrites nothing when rewriting is off, and knows no prefix", () => {
    const off = resolveTranslationSetup({ locales: ["fr"], enablePathRewrite: false });
    expect(translatePath(off, "/services/", "fr")).toBe("/services/");
    expect(translatePath(off, "/fr/services/", "fr", { force: true })).toBe("/fr/services/");
    expect(formsOf(off, "/services/")).toEqual(["/services/"]);
    expect(localeOfPath(off, "/fr/services/")).toBeUndefined();
  });

  test("does not mistake the beginning of a word for a prefix", () => {
    expect(localeOfPath(setup, "/energie/")).toBeUndefined();
    expect(translatePath(setup, "/francais/", "en")).toBe("/en/francais/");
  });

  test("[R1] a page of the default language answers with and without its prefix, others at one address", () => {
    const aliased = resolveTranslationSetup({ locales: ["fr", "en"], pathAliases: { fr: "francais" } });
    expect(addressesOf(aliased, "/francais/services/")).toEqual(["/francais/services/", "/services/"]);
    expect(addressesOf(aliased, "/en/")).toEqual(["/en/"]);
    expect(redirectedForms(aliased, "/francais/")).toEqual([]);
  });

  test("without the prefix of the default language, the address with it redirects", () => {
    const bare = resolveTranslationSetup({ locales: ["fr", "en"], rewriteDefaultLanguage: false });
    expect([addressesOf(bare, "/services/"), redirectedForms(bare, "/services/")]).toEqual([
      ["/services/"],
      ["/fr/services/"],
    ]);
    expect([formsOf(bare, "/fr/"), formsOf(bare, "/en/")]).toEqual([["/fr/", "/"], ["/en/"]]);
  });

  test("for any path, the result has the target's prefix when forced, and is not changed again", () => {
    const path = fc.webPath().map((text) => `/${text.replace(/^\/+/, "")}`);
    fc.assert(
      fc.property(path, fc.constantFrom("fr", "en", "pt"), (text, locale) => {
        const translated = translatePath(setup, text, locale, { force: true });
        expect(localeOfPath(setup, translated)).toBe(locale);
        expect(translatePath(setup, translated, "fr")).toBe(translated);
      }),
    );
  });
});
