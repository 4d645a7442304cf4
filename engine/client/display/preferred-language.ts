import type { Locale } from "../../i18n/language.ts";
import { isSiteLocale, type TranslationSetup } from "../../i18n/translation-setup.ts";

/**
 * The site's language that a browser prefers, if it is one of the site's.
 *
 * @param languages language tags in order of preference, as `navigator.languages` has them
 * @example preferredLocale(translation, ["de-AT", "pt-BR", "fr"]) // "pt"
 */
export function preferredLocale(translation: TranslationSetup, languages: readonly string[]): Locale | undefined {
  const codes = languages.map((tag) => tag.toLowerCase().split("-")[0]);
  return codes.find((code) => isSiteLocale(translation, code)) as Locale | undefined;
}

/** Marks the choice of language that the browser prefers. Only a highlight: nobody is sent anywhere. */
export function markPreferredLanguage(
  document: Document,
  translation: TranslationSetup,
  languages: readonly string[],
): void {
  const preferred = preferredLocale(translation, languages);
  for (const choice of document.querySelectorAll("[data-locale-choice]")) {
    choice.toggleAttribute("data-preferred", choice.getAttribute("data-locale-choice") === preferred);
  }
}
