import { firstPageRedirects } from "../build/pages/list-pages.ts";
import { localeData } from "../build/pages/locale-data.ts";
import { type PublicPosts, publicPosts } from "../build/pages/public-posts.ts";
import { prefixRedirects, sitePages } from "../build/pages/site-pages.ts";
import type { OtherAddresses } from "../content/addresses/site-addresses.ts";
import type { MediaFile } from "../content/media/media.ts";
import type { Content } from "../content/model/content.ts";
import type { ReadContent } from "../content/reading/join-texts.ts";
import { readContent } from "../content/reading/read-content.ts";
import type { ReadingMemory } from "../content/reading/reading-memory.ts";
import type { Site } from "../define-site.ts";
import type { Locale } from "../i18n/languages.ts";
import { addressesOf } from "../i18n/translate-path.ts";
import { inEachLocale } from "../i18n/translation-setup.ts";
import type { LocaleData } from "../pages/data/locale-data.ts";
import { type PageContext, pageDataUrl } from "../pages/data/page-data.ts";
import { feedPath, listLocales } from "../pages/paths/paths.ts";
import { idOfKind } from "../pages/paths/routes.ts";
import { hooksOf } from "../site-hooks.ts";

/** The site in memory, with drafts: what the development server serves. */
export interface DevSite {
  readonly content: Content;
  readonly posts: PublicPosts;
  readonly localeData: Readonly<Record<Locale, LocaleData>>;
  /** Page by address. */
  readonly pages: ReadonlyMap<string, PageContext>;
  /** Page data and locale data by address. */
  readonly data: ReadonlyMap<string, unknown>;
  /** Pictures and documents by address. */
  readonly media: ReadonlyMap<string, MediaFile>;
  /** Old addresses and those that are gone. */
  readonly others: OtherAddresses;
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
  const pages = new Map<string, PageContext>();
  const data = new Map<string, unknown>(translation.locales.map((locale) => [urls[locale], shared[locale]]));
  for (const { context } of sitePages(content, posts, urls, hooks)) {
    for (const path of addressesOf(translation, context.path)) {
      data.set(pageDataUrl(path), { hash: DEV_HASH, context });
      if (context.page !== idOfKind(translation, "error")) pages.set(path, context);
    }
  }
  const paths = [...pages.keys(), ...listLocales(translation).map((locale) => feedPath(translation, locale))];
  return {
    content,
    posts,
    localeData: shared,
    pages,
    data,
    others: {
      ...others,
      redirects: {
        ...prefixRedirects(translation, paths),
        ...firstPageRedirects(translation, posts),
        ...others.redirects,
      },
    },
    media: new Map(media.map((file) => [file.path, file])),
  };
}
