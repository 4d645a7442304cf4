import { isSiteLocale, type Locale } from "../../i18n/site-locales.ts";

/**
 * The site's language that a browser prefers, if it is one of ours.
 *
 * @param languages language tags in order of preference, as `navigator.languages` has them
 * @example preferredLocale(["de-AT", "pt-BR", "fr"]) // "pt"
 */
export function preferredLocale(languages: readonly string[]): Locale | undefined {
  return languages.map((tag) => tag.toLowerCase().split("-")[0]).find(isSiteLocale);
}

/** Marks the choice of language that the browser prefers. Only a highlight: nobody is sent anywhere. */
export function markPreferredLanguage(document: Document, languages: readonly string[]): void {
  const preferred = preferredLocale(languages);
  for (const choice of document.querySelectorAll("[data-locale-choice]")) {
    choice.toggleAttribute("data-preferred", choice.getAttribute("data-locale-choice") === preferred);
  }
}
