import { forLocale, type Locale } from "#engine/i18n/language.ts";
import type { PageLink } from "#engine/pages/definition/site-input.ts";
import { folderPath } from "#engine/pages/paths/paths.ts";
import type { SiteContent } from "./content/site-content.ts";

/** The pages of texts that want a link in a place. */
export function textPageLinks(
  { folders, translation }: SiteContent,
  place: "menu" | "footer" | "site-map",
  locale: Locale,
): PageLink[] {
  return Object.values(folders.text)
    .map((texts) => forLocale(texts, locale).text)
    .filter(({ places }) => places.includes(place))
    .map(({ name, slug }) => ({ name, path: folderPath(translation, "text", locale, slug) }));
}
