import { resolveTranslationSetup } from "./translation-setup.ts";

/** The locales of this site, in the order in which they are offered. */
export const locales = ["fr", "en", "pt"] as const;
export type Locale = (typeof locales)[number];

/** This site's translation setup (D1, T1): French first, every path prefixed. */
export const translationSetup = resolveTranslationSetup<Locale>({
  locales,
  defaultLocale: "fr",
  fallbackLocale: "fr",
  rewriteDefaultLanguage: true,
  enablePathRewrite: true,
});

/** The language tag of each locale, as `lang` attributes and `Intl` take it (BCP 47). Portuguese is European. */
export const languageTags: Readonly<Record<Locale, string>> = { fr: "fr", en: "en", pt: "pt-PT" };

/** The name of each language, in that language. */
export const languageNames: Readonly<Record<Locale, string>> = { fr: "Français", en: "English", pt: "Português" };

/** Whether a value from outside is one of the site's locales. */
export function isLocale(value: unknown): value is Locale {
  return (locales as readonly unknown[]).includes(value);
}

const languageNamesIn: Readonly<Record<Locale, Readonly<Record<Locale, string>>>> = {
  fr: { fr: "français", en: "anglais", pt: "portugais" },
  en: { fr: "French", en: "English", pt: "Portuguese" },
  pt: { fr: "francês", en: "inglês", pt: "português" },
};

/**
 * The name of a language in the words of another.
 *
 * @example languageName("en", "fr") // "anglais"
 */
export function languageName(language: Locale, inLocale: Locale): string {
  return languageNamesIn[inLocale][language];
}
