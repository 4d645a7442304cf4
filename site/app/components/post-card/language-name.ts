import type { Locale } from "../../../i18n/site-locales.ts";

const names: Readonly<Record<Locale, Readonly<Record<Locale, string>>>> = {
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
  return names[inLocale][language];
}
