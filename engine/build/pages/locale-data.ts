import type { Locale } from "../../i18n/languages.ts";
import type { LocaleData } from "../../pages/data/locale-data.ts";
import type { PublishedContent } from "../site-hooks.ts";

/** The data that all pages of a language share. @param now when the build is made */
export function localeData(published: PublishedContent, locale: Locale, now: Date): LocaleData {
  const { site, messages, translation, definition } = published.content;
  const name = { brand: site.brand, url: site.url, description: site.description[locale] };
  return {
    locale,
    messages: messages[locale],
    site: { ...name, ...definition.facts?.(published, locale, now) },
    translation,
  };
}
