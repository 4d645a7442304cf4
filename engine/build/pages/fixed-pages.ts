import { textsOfPage } from "../../content/model/content.ts";
import { forLocale, type Locale } from "../../i18n/language.ts";
import { gonePath, pagePath } from "../../pages/paths/paths.ts";
import {
  type Definition,
  type PageDescription,
  type PageOutline,
  type PageSources,
  pageContext,
  shownTexts,
} from "./page-context.ts";

/** A page that the site has once. */
export function* singlePage(page: Definition<"one">, sources: PageSources): Generator<PageOutline> {
  const { content, localeDataUrl, site } = sources;
  const context = pageContext(
    { ...fixedPage(page, sources), content: page.content(shownTexts(textOf(page, sources)), site) },
    content,
    localeDataUrl,
  );
  yield { context, isSingle: true, popular: true };
}

/** The page of unknown addresses, and that of addresses that are gone for good, with other words. */
export function* errorPages(page: Definition<"error">, sources: PageSources): Generator<PageOutline> {
  const { content, localeDataUrl, site } = sources;
  const { locale } = site;
  const { translation } = content;
  const unknown = fixedPage(page, sources);
  for (const gone of [false, true]) {
    const context = pageContext(
      {
        ...unknown,
        // Its words are messages, which are there in every language.
        ...(gone ? { path: gonePath(translation, locale), versions: {}, otherwise: {}, textLocale: locale } : {}),
        ...page.head?.({ gone }, site),
        content: page.content({ gone, ...shownTexts(textOf(page, sources)) }, site),
        noindex: true,
      },
      content,
      localeDataUrl,
    );
    yield { context, popular: false };
  }
}

function textOf({ id }: Definition<"one"> | Definition<"error">, { content, site }: PageSources) {
  return forLocale(textsOfPage(content.pages, id), site.locale).text;
}

/** Where a page with a fixed path is, and what its head says. */
function fixedPage(
  page: Definition<"one"> | Definition<"error">,
  { content, site }: PageSources,
): Omit<PageDescription, "content"> {
  const { locale } = site;
  const { translation } = content;
  const { id } = page;
  const texts = textsOfPage(content.pages, id);
  const { text, textLocale } = forLocale(texts, locale);
  const paths = (only: readonly Locale[]) =>
    Object.fromEntries(only.map((other) => [other, pagePath(translation, id, other)]));
  return {
    page: id,
    locale,
    path: pagePath(translation, id, locale),
    title: text.title,
    description: text.description,
    versions: paths(translation.locales.filter((other) => forLocale(texts, other).textLocale === other)),
    otherwise: paths(translation.locales),
    textLocale,
  };
}
