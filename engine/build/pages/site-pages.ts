import { pages } from "#site";
import type { SiteContent } from "../../content/model/content.ts";
import { pageCount } from "../../content/model/paginate.ts";
import type { Locale } from "../../i18n/languages.ts";
import { addressesOf, redirectedForms } from "../../i18n/translate-path.ts";
import { prefixOf, type TranslationSetup } from "../../i18n/translation-setup.ts";
import type { PageContext } from "../../pages/data/page-data.ts";
import type { PageKind } from "../../pages/definition/define-page.ts";
import { pagePath, pagesWithFixedPath } from "../../pages/paths/paths.ts";
import { errorPages, singlePage } from "./fixed-pages.ts";
import { folderPages } from "./folder-pages.ts";
import { blogPages, tagPages } from "./list-pages.ts";
import type { Definition, PageOutline, PageSources } from "./page-context.ts";
import { postPages } from "./post-pages.ts";
import type { PublicPosts } from "./public-posts.ts";
import { siteInput } from "./site-input.ts";

const makers: {
  readonly [Kind in PageKind]: (page: Definition<Kind>, sources: PageSources) => Generator<PageOutline>;
} = {
  one: singlePage,
  error: errorPages,
  folder: folderPages,
  list: blogPages,
  "list-of-tag": tagPages,
  post: postPages,
};

/** Every page of the site, created one at a time. */
export function* sitePages(
  content: SiteContent,
  posts: PublicPosts,
  localeDataUrls: Readonly<Record<Locale, string>>,
): Generator<PageOutline> {
  for (const locale of content.translation.locales) {
    const site = siteInput(content, posts, locale);
    const sources = { content, posts, site, localeDataUrl: localeDataUrls[locale] };
    for (const page of pages) yield* makers[page.kind](page as never, sources);
  }
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
