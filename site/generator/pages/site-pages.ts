import type { Locale } from "../../i18n/languages.ts";
import { addressesOf, redirectedForms } from "../../i18n/translate-path.ts";
import { prefixOf, type TranslationSetup } from "../../i18n/translation-setup.ts";
import type { PageContext } from "../../page-data/page-data.ts";
import { pagePath, pagesWithFixedPath } from "../../page-paths/paths.ts";
import type { SiteContent } from "../content/model/content.ts";
import { pageCount } from "../content/model/paginate.ts";
import { fixedPages } from "./fixed-pages.ts";
import { folderPages } from "./folder-pages.ts";
import { blogPages, tagPages } from "./list-pages.ts";
import type { PageOutline } from "./page-context.ts";
import { postPages } from "./post-pages.ts";
import type { PublicPosts } from "./public-posts.ts";

/** Every page of the site, created one at a time. */
export function* sitePages(
  content: SiteContent,
  posts: PublicPosts,
  localeDataUrls: Readonly<Record<Locale, string>>,
): Generator<PageOutline> {
  for (const locale of content.translation.locales) {
    const url = localeDataUrls[locale];
    for (const context of fixedPages(content, posts, locale, url)) yield { context, popular: true };
    for (const page of folderPages(content, locale, url)) yield { ...page, popular: true };
    for (const context of blogPages(content, posts, locale, url)) yield { context, popular: isFirst(context) };
    for (const context of tagPages(content, posts, locale, url)) yield { context, popular: isFirst(context) };
    yield* postPages(content, posts, locale, url);
  }
}

function isFirst({ head }: PageContext): boolean {
  return head.previous === undefined;
}

/** Number of addresses that answer with a page. */
export function addressCount(content: SiteContent, posts: PublicPosts): number {
  const pagesOf = (locale: Locale) =>
    pagesWithFixedPath.length -
    1 +
    Object.keys(content.services).length +
    Object.keys(content.textPages).length +
    pageCount(posts.in(locale).length) +
    posts.tags.reduce((sum, tag) => sum + pageCount(posts.tagged(tag, locale).length), 0) +
    posts.in(locale).length;
  const { translation } = content;
  return translation.locales.reduce(
    (sum, locale) => sum + pagesOf(locale) * addressesOf(translation, pagePath(translation, "home", locale)).length,
    0,
  );
}

/** The addresses that answer with a page; none for a page that stands for addresses without one. */
export function pageAddresses(translation: TranslationSetup, { page, path }: PageContext): readonly string[] {
  return page === "not-found" ? [] : addressesOf(translation, path);
}

/** The addresses with the prefix that a default language has not, and the page or feed that each redirects to. */
export function prefixRedirects(translation: TranslationSetup, paths: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    paths.flatMap((path) => redirectedForms(translation, path).map((form) => [form, path] as const)),
  );
}

/** The addresses of a page that have page data; none for a page that no link leads to. */
export function dataAddresses(translation: TranslationSetup, context: PageContext): readonly string[] {
  return errorSegments(translation, context).gone.length > 0 ? [] : addressesOf(translation, context.path);
}

/** First segments of the paths that an error page answers, by what has become of them; "" for all without one. */
export function errorSegments(
  translation: TranslationSetup,
  context: PageContext,
): Readonly<Record<"notFound" | "gone", readonly string[]>> {
  if (context.page !== "not-found") return { notFound: [], gone: [] };
  const { locale, content } = context;
  const own = translation.unprefixed === "all" ? [] : [prefixOf(translation, locale)];
  const segments = locale === translation.defaultLocale ? [...own, ""] : own;
  return content.label !== undefined ? { notFound: [], gone: segments } : { notFound: segments, gone: [] };
}
