import type { PageTexts } from "../../content/model/content.ts";
import type { Locale } from "../../i18n/languages.ts";
import type { TranslationSetup } from "../../i18n/translation-setup.ts";
import { servicePath, textPagePath } from "../../pages/paths/paths.ts";
import {
  type Definition,
  type PageDescription,
  type PageOutline,
  type PageSources,
  pageContext,
  shownTexts,
} from "./page-context.ts";
import { serviceSeeds } from "./tile-seeds.ts";

/** A page for each folder that the owner has made of its kind. */
export function* folderPages(page: Definition<"folder">, sources: PageSources): Generator<PageOutline> {
  const { content, localeDataUrl, site } = sources;
  const isService = page.id === "service";
  const folders = isService ? content.services : content.textPages;
  const seeds = isService ? serviceSeeds(Object.keys(folders)) : new Map<string, string>();
  for (const [folder, texts] of Object.entries(folders)) {
    const input = { seed: seeds.get(folder) ?? folder, ...shownTexts(texts[site.locale].text) };
    const place = placeOf(content.translation, texts, isService ? servicePath : textPagePath, site.locale);
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
  translation: TranslationSetup,
  texts: PageTexts<"service"> | PageTexts<"text">,
  pathIn: typeof servicePath,
  locale: Locale,
): Omit<PageDescription, "page" | "content"> {
  const { text, textLocale } = texts[locale];
  const paths = (only: readonly Locale[]) =>
    Object.fromEntries(only.map((other) => [other, pathIn(translation, other, texts[other].text.slug)]));
  return {
    locale,
    path: pathIn(translation, locale, text.slug),
    title: text.title,
    description: text.description,
    versions: paths(translation.locales.filter((other) => texts[other].textLocale === other)),
    otherwise: paths(translation.locales),
    textLocale,
  };
}
