import { firstPageRedirects } from "../build/pages/list-pages.ts";
import { localeData, type PageSources } from "../build/pages/page.ts";
import { type PublishedContent, publicPosts } from "../build/pages/public-posts.ts";
import { pageSources, pagesOf, prefixRedirects } from "../build/pages/site-pages.ts";
import type { ReadContent } from "../content/reading/join-texts.ts";
import { readContent } from "../content/reading/read-content.ts";
import type { ReadingMemory } from "../content/reading/reading-memory.ts";
import type { Site } from "../define-site.ts";
import { forLocale, type Locale } from "../i18n/language.ts";
import { addressesOf, formsOf, localeAt, redirectedForms } from "../i18n/translate-path.ts";
import { inEachLocale } from "../i18n/translation-setup.ts";
import { storedLocaleData } from "../pages/data/own-messages.ts";
import { type PageContext, pathOfPageData } from "../pages/data/page-data.ts";
import { matchPath, possiblePages } from "../pages/paths/match-path.ts";
import { feedPath, listLocales } from "../pages/paths/paths.ts";
import { idOfKind } from "../pages/paths/routes.ts";
import { hooksOf } from "../site-hooks.ts";

/** The site in memory, with drafts: what the development server serves. */
export type DevSite = ReturnType<typeof makeDevSite>;

/** The bundle hash of development pages, which never changes. */
export const DEV_HASH = "development";

/**
 * Reads the content and creates its pages.
 *
 * @param memory what was read before: an unchanged text is not read again
 * @throws {ContentError}
 */
export async function readDevSite(
  contentFolder: string,
  cache: string,
  definition: Site,
  memory: ReadingMemory,
): Promise<DevSite> {
  return makeDevSite(await readContent(contentFolder, cache, definition, { drafts: true, memory }));
}

/** Creates the pages of a content that was read with drafts. */
export function makeDevSite(reading: ReadContent) {
  const { content: read, media, others } = reading;
  const { translation } = read;
  const urls = inEachLocale(translation, (locale) => `/assets/locale/${locale}.json`);
  const hooks = hooksOf(read);
  const posts = publicPosts(read, hooks.seeds);
  const content = hooks.triedOut?.(read) ?? read;
  const now = new Date();
  const shared = inEachLocale(translation, (locale) =>
    localeData(content, locale, hooks.facts?.({ content, posts }, locale, now)),
  );
  const pages = devPages({ content, posts }, urls);
  const ofLocales = new Map<string, unknown>(
    translation.locales.map((locale) => [
      forLocale(urls, locale),
      storedLocaleData(forLocale(shared, locale), Object.values(shared)),
    ]),
  );
  const feeds = listLocales(translation).map((locale) => feedPath(translation, locale));
  const fixed = {
    ...prefixRedirects(translation, feeds),
    ...firstPageRedirects(translation, posts),
    ...others.redirects,
  };
  return {
    content,
    posts,
    localeData: shared,
    pages,
    /** Page data and locale data by address. */
    dataAt(path: string): unknown {
      const page = pathOfPageData(path);
      const context = page === undefined ? undefined : (pages.at(page) ?? pages.standingIn(page));
      return context === undefined ? ofLocales.get(path) : { hash: DEV_HASH, context };
    },
    /** Where an address leads that is no page's. */
    movedTo: (path: string): string | undefined =>
      fixed[path] ??
      formsOf(translation, path).find(
        (form) => redirectedForms(translation, form).includes(path) && pages.at(form) !== undefined,
      ),
    /** Addresses that are gone. */
    gone: others.gone,
    /** Pictures and documents by address. */
    media: new Map(media.map((file) => [file.path, file])),
  };
}

/** The pages of a site: made when one is asked for, a post's alone, those of any other kind together. */
function devPages(published: PublishedContent, localeDataUrls: Readonly<Record<Locale, string>>) {
  const { definition, translation } = published.content;
  const error = idOfKind(translation, "error");
  const sources = new Map<Locale, PageSources>();
  const made = new Map<string, ReadonlyMap<string, PageContext>>();
  const pagesIn = (locale: Locale, id: string, at?: string): ReadonlyMap<string, PageContext> => {
    const page = definition.pages.find((one) => one.id === id);
    const key = JSON.stringify([locale, id, page?.kind === "post" ? at : undefined]);
    const known = made.get(key);
    if (known !== undefined) return known;
    const source = sources.get(locale) ?? pageSources(published, locale, localeDataUrls);
    sources.set(locale, source);
    const contexts = page ? [...pagesOf(page, source, at)].map(({ context }) => context) : [];
    const pages = new Map(
      contexts.flatMap((context) => addressesOf(translation, context.path).map((path) => [path, context] as const)),
    );
    made.set(key, pages);
    return pages;
  };
  const withAddress = definition.pages.map(({ id }) => id).filter((id) => id !== error);
  return {
    /** The page at an address. */
    at(path: string): PageContext | undefined {
      const matched = matchPath(translation, path)?.page;
      const ids = matched === undefined ? [] : possiblePages(translation, matched).filter((id) => id !== error);
      const locale = localeAt(translation, path);
      return ids.map((id) => pagesIn(locale, id, path).get(path)).find((page) => page !== undefined);
    },
    /** The page that stands for addresses without one. */
    standingIn: (path: string): PageContext | undefined => pagesIn(localeAt(translation, path), error).get(path),
    /** Every page that has an address. */
    all: (): readonly PageContext[] =>
      translation.locales.flatMap((locale) => withAddress.flatMap((id) => [...new Set(pagesIn(locale, id).values())])),
  };
}
