import { textsOfPage } from "../../content/model/content.ts";
import { forLocale } from "../../i18n/language.ts";
import { folderPath, gonePath, pagePath } from "../../pages/paths/paths.ts";
import {
  type Definition,
  type PageOutline,
  type PageSources,
  pageContext,
  placeOf,
  shownTexts,
} from "./page-context.ts";

/** A page that the site has once. */
export function* singlePage(page: Definition<"one">, sources: PageSources): Generator<PageOutline> {
  const { place, text } = fixedPage(page, sources);
  const context = pageContext({ ...place, content: page.content(shownTexts(text), sources.site) }, sources);
  yield { context, isSingle: true, popular: true };
}

/** A page for each folder that the owner has made of its kind. */
export function* folderPages(page: Definition<"folder">, sources: PageSources): Generator<PageOutline> {
  const { content, site, seedsOf } = sources;
  const folders = content.folders[page.id] ?? {};
  const seeds = seedsOf?.(Object.keys(folders));
  for (const [folder, texts] of Object.entries(folders)) {
    const input = { folder, seed: seeds?.get(folder) ?? folder, ...shownTexts(forLocale(texts, site.locale).text) };
    const place = placeOf(page.id, texts, sources, (locale) =>
      folderPath(content.translation, page.id, locale, forLocale(texts, locale).text.slug ?? ""),
    );
    yield { folder, context: pageContext({ ...place, content: page.content(input, site) }, sources), popular: true };
  }
}

/** The page of unknown addresses, and that of addresses that are gone for good, with other words. */
export function* errorPages(page: Definition<"error">, sources: PageSources): Generator<PageOutline> {
  const { content, site } = sources;
  const { locale } = site;
  const { place, text } = fixedPage(page, sources);
  // The words of the latter are messages, which are there in every language.
  const gonePlace = { path: gonePath(content.translation, locale), versions: {}, otherwise: {}, textLocale: locale };
  for (const gone of [false, true]) {
    const context = pageContext(
      {
        ...place,
        ...(gone ? gonePlace : {}),
        ...page.head?.({ gone }, site),
        content: page.content({ gone, ...shownTexts(text) }, site),
        noindex: true,
      },
      sources,
    );
    yield { context, popular: false };
  }
}

/** Where a page with a fixed path is, and its text. */
function fixedPage({ id }: Definition<"one"> | Definition<"error">, sources: PageSources) {
  const { content, site } = sources;
  const texts = textsOfPage(content.pages, id);
  const place = placeOf(id, texts, sources, (locale) => pagePath(content.translation, id, locale));
  return { place, text: forLocale(texts, site.locale).text };
}
