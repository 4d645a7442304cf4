import type { PageTexts } from "../../content/model/content.ts";
import { forLocale, type Locale } from "../../i18n/language.ts";
import { folderPath } from "../../pages/paths/paths.ts";
import type { Routes } from "../../pages/paths/routes.ts";
import {
  type Definition,
  type PageDescription,
  type PageOutline,
  type PageSources,
  pageContext,
  shownTexts,
} from "./page-context.ts";

/** A page for each folder that the owner has made of its kind. */
export function* folderPages(page: Definition<"folder">, sources: PageSources): Generator<PageOutline> {
  const { content, localeDataUrl, site, seedsOf } = sources;
  const folders = content.folders[page.id] ?? {};
  const seeds = seedsOf?.(Object.keys(folders));
  for (const [folder, texts] of Object.entries(folders)) {
    const input = { folder, seed: seeds?.get(folder) ?? folder, ...shownTexts(forLocale(texts, site.locale).text) };
    const place = placeOf(content.translation, page.id, texts, site.locale);
    const context = pageContext(
      { page: page.id, ...place, content: page.content(input, site) },
      content,
      localeDataUrl,
    );
    yield { folder, context, popular: true };
  }
}

/** Where a page is, and what its head says. */
function placeOf(
  translation: Routes,
  page: string,
  texts: PageTexts,
  locale: Locale,
): Omit<PageDescription, "page" | "content"> {
  const { text, textLocale } = forLocale(texts, locale);
  const paths = (only: readonly Locale[]) =>
    Object.fromEntries(
      only.map((other) => [other, folderPath(translation, page, other, forLocale(texts, other).text.slug ?? "")]),
    );
  return {
    locale,
    path: folderPath(translation, page, locale, text.slug ?? ""),
    title: text.title,
    description: text.description,
    versions: paths(translation.locales.filter((other) => forLocale(texts, other).textLocale === other)),
    otherwise: paths(translation.locales),
    textLocale,
  };
}
