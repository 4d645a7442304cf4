import type { Locale } from "../../i18n/language.ts";
import { prefixOf } from "../../i18n/translation-setup.ts";
import { barePath, pagesWithFixedPath } from "../../pages/paths/paths.ts";
import type { Routes } from "../../pages/paths/routes.ts";
import { reservedSegments } from "../model/translation-settings.ts";

/** Who has an address of one word, `/fr/<slug>/`: a page with a fixed path, by its file, or the site itself. */
export function holderOf(
  translation: Routes,
  slug: string,
  locale: Locale,
): { readonly page: string } | "site" | undefined {
  const page = pagesWithFixedPath(translation).find((id) => barePath(translation, id, locale) === `/${slug}/`);
  if (page !== undefined) return { page: `pages/${page}/${locale}.md` };
  const { locales } = translation;
  const prefixes = locales.map((other) => prefixOf(translation, other));
  const lists = translation.pages.flatMap(({ below }) =>
    below === undefined ? [] : locales.map((other) => barePath(translation, below, other).slice(1, -1)),
  );
  return [...reservedSegments(translation.pages), ...lists, ...locales, ...prefixes].includes(slug)
    ? "site"
    : undefined;
}
