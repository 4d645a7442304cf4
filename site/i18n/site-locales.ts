/**
 * The languages of the site that a process builds, serves or shows. They are the owner's (`languages.published` of
 * `site.yaml`) and thus no constant of the code: the generator sets them where it reads the content, the browser from the
 * data of the page.
 */
import { type Locale, languages } from "./languages.ts";
import { resolveTranslationSetup, type TranslationSetup } from "./translation-setup.ts";

export type { Locale } from "./languages.ts";

/** How addresses are rewritten: every path is prefixed. */
export const pathRules = { rewriteDefaultLanguage: true, enablePathRewrite: true };

let setup: TranslationSetup<Locale> | undefined;

/**
 * Says which languages the site has.
 *
 * @param locales in the order in which they are offered; the first is the default, and stands in for missing texts
 */
export function setSiteLanguages(locales: readonly Locale[]): void {
  setup = resolveTranslationSetup<Locale>({ locales, ...pathRules });
}

/** The site's translation setup. @throws {Error} before `setSiteLanguages` */
export function translationSetup(): TranslationSetup<Locale> {
  if (setup === undefined) {
    throw new Error("The languages of the site are not known yet. Call setSiteLanguages() first.");
  }
  return setup;
}

/** The locales of the site, in the order in which they are offered. @throws {Error} before `setSiteLanguages` */
export function siteLocales(): readonly Locale[] {
  return translationSetup().locales;
}

/** Something for each locale of the site; languages that it does not have are left out, whatever the type says. */
export function inEachLocale<T>(make: (locale: Locale) => T): Readonly<Record<Locale, T>> {
  return Object.fromEntries(siteLocales().map((locale) => [locale, make(locale)])) as Record<Locale, T>;
}

/** Whether a value from outside is one of the site's locales. */
export function isSiteLocale(value: unknown): value is Locale {
  return (siteLocales() as readonly unknown[]).includes(value);
}

/** Whether the program knows a language, be it one of the site's or not. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === "string" && Object.hasOwn(languages, value);
}
