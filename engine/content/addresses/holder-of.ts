import type { Locale } from "../../i18n/languages.ts";
import { prefixOf, type TranslationSetup } from "../../i18n/translation-setup.ts";
import { barePath, pagesWithFixedPath } from "../../pages/paths/paths.ts";
import { RESERVED } from "../model/translation-settings.ts";

/** Who has an address of one word, `/fr/<slug>/`: a page with a fixed path, by its file, or the site itself. */
export function holderOf(
  translation: TranslationSetup,
  slug: string,
  locale: Locale,
): { readonly page: string } | "site" | undefined {
  const page = pagesWithFixedPath.find((id) => barePath(id, locale) === `/${slug}/`);
  if (page !== undefined) return { page: `pages/${page}/${locale}.md` };
  const { locales } = translation;
  const prefixes = locales.map((other) => prefixOf(translation, other));
  const lists = locales.map((other) => barePath("services", other).slice(1, -1));
  return [...RESERVED, ...lists, ...locales, ...prefixes].includes(slug) ? "site" : undefined;
}
