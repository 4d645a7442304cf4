import { type Locale, locales, translationSetup } from "../../i18n/site-locales.ts";
import { withoutPrefix } from "../../i18n/translate-path.ts";
import type { PageContext } from "../../routes/page-data.ts";
import type { Content } from "../content/content.ts";
import { fixedPages } from "./fixed-pages.ts";
import { blogPages, tagPages } from "./list-pages.ts";
import { postPages } from "./post-pages.ts";
import type { PublishedPosts } from "./published-posts.ts";

/** Every page of the site, one at a time, so that memory does not grow with their number. */
export function* sitePages(
  content: Content,
  posts: PublishedPosts,
  localeDataUrls: Readonly<Record<Locale, string>>,
): Generator<PageContext> {
  for (const locale of locales) {
    const url = localeDataUrls[locale];
    yield* fixedPages(content, posts, locale, url);
    yield* blogPages(content, posts, locale, url);
    yield* tagPages(content, posts, locale, url);
    yield* postPages(content, posts, locale, url);
  }
}

/** The paths a page answers at: its own, and for French pages the unprefixed twin too (ruling D1). */
export function addressesOf({ path, locale }: PageContext): readonly string[] {
  return locale === translationSetup.defaultLocale ? [path, withoutPrefix(translationSetup, path, locale)] : [path];
}
