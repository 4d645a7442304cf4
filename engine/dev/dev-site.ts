import { firstPageRedirects } from "../build/pages/list-pages.ts";
import { localeData } from "../build/pages/locale-data.ts";
import { type PublicPosts, publicPosts } from "../build/pages/public-posts.ts";
import { prefixRedirects } from "../build/pages/site-pages.ts";
import type { MediaFile } from "../content/media/media.ts";
import type { Content } from "../content/model/content.ts";
import type { ReadContent } from "../content/reading/join-texts.ts";
import { readContent } from "../content/reading/read-content.ts";
import type { ReadingMemory } from "../content/reading/reading-memory.ts";
import type { Site } from "../define-site.ts";
import { forLocale, type Locale } from "../i18n/language.ts";
import { formsOf, redirectedForms } from "../i18n/translate-path.ts";
import { inEachLocale } from "../i18n/translation-setup.ts";
import type { LocaleData } from "../pages/data/locale-data.ts";
import { storedLocaleData } from "../pages/data/own-messages.ts";
import { pathOfPageData } from "../pages/data/page-data.ts";
import { feedPath, listLocales } from "../pages/paths/paths.ts";
import { hooksOf } from "../site-hooks.ts";
import { type DevPages, devPages } from "./dev-pages.ts";

/** The site in memory, with drafts: what the development server serves. */
export interface DevSite {
  readonly content: Content;
  readonly posts: PublicPosts;
  readonly localeData: Readonly<Record<Locale, LocaleData>>;
  readonly pages: DevPages;
  /** Page data and locale data by address. */
  readonly dataAt: (path: string) => unknown;
  /** Pictures and documents by address. */
  readonly media: ReadonlyMap<string, MediaFile>;
  /** Where an address leads that is no page's. */
  readonly movedTo: (path: string) => string | undefined;
  /** Addresses that are gone. */
  readonly gone: readonly string[];
}

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
export function makeDevSite(reading: ReadContent): DevSite {
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
  const pages = devPages({ content, posts }, urls, hooks);
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
    dataAt(path) {
      const page = pathOfPageData(path);
      const context = page === undefined ? undefined : (pages.at(page) ?? pages.standingIn(page));
      return context === undefined ? ofLocales.get(path) : { hash: DEV_HASH, context };
    },
    movedTo: (path) =>
      fixed[path] ??
      formsOf(translation, path).find(
        (form) => redirectedForms(translation, form).includes(path) && pages.at(form) !== undefined,
      ),
    gone: others.gone,
    media: new Map(media.map((file) => [file.path, file])),
  };
}
