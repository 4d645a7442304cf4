import type { SiteContent } from "../../content/model/content.ts";
import { forLocale, type Locale, shownLanguages } from "../../i18n/language.ts";
import type { LocaleData } from "../../pages/data/locale-data.ts";

/** The data that all pages of a language share. @param facts what the site says on each of them */
export function localeData(
  { site, definition, messages, translation }: SiteContent,
  locale: Locale,
  facts: object = {},
): LocaleData {
  const { brand, url, description } = site;
  return {
    locale,
    messages: forLocale(messages, locale),
    unsent: definition.messages.unsent,
    site: { brand, url, description: forLocale(description, locale), ...facts },
    translation: { ...translation, languages: shownLanguages(translation) },
  };
}
