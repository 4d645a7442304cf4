import { type Locale, languageTags } from "../../../i18n/site-locales.ts";

/**
 * The name of a language in the words of another.
 *
 * @example languageName("en", "fr") // "anglais"
 */
export function languageName(language: Locale, inLocale: Locale): string {
  return new Intl.DisplayNames(languageTags[inLocale], { type: "language" }).of(language) ?? language;
}
