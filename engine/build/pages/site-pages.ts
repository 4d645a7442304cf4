import { pageCount } from "../../content/model/paginate.ts";
import { forLocale, type Locale } from "../../i18n/language.ts";
import { addressesOf, redirectedForms } from "../../i18n/translate-path.ts";
import { prefixOf } from "../../i18n/translation-setup.ts";
import type { PageContext } from "../../pages/data/page-data.ts";
import type { AnyPage } from "../../pages/definition/define-page.ts";
import { gonePath, homePath } from "../../pages/paths/paths.ts";
import { idOfKind, type PageKind, type Routes } from "../../pages/paths/routes.ts";
import { blogPages, tagPages } from "./list-pages.ts";
import type { Definition, PageHooks, PageOutline, PageSources } from "./page-context.ts";
import { postPages } from "./post-pages.ts";
import type { PublishedContent } from "./public-posts.ts";
import { siteInput } from "./site-input.ts";
import { errorPages, folderPages, singlePage } from "./text-pages.ts";

const makers: {
  readonly [Kind in PageKind]: (page: Definition<Kind>, sources: PageSources, at?: string) => Generator<PageOutline>;
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
  published: PublishedContent,
  localeDataUrls: Readonly<Record<Locale, string>>,
  hooks: PageHooks,
): Generator<PageOutline> {
  const { definition, translation } = published.content;
  for (const locale of translation.locales) {
    const sources = pageSources(published, locale, localeDataUrls, hooks);
    for (const page of definition.pages) yield* pagesOf(page, sources);
  }
}

/** What the pages of a language are made from. */
export function pageSources(
  { content, posts }: PublishedContent,
  locale: Locale,
  localeDataUrls: Readonly<Record<Locale, string>>,
  hooks: PageHooks,
): PageSources {
  const site = siteInput({ content, posts }, locale, hooks);
  return { content, posts, site, seedsOf: hooks.seeds, localeDataUrl: forLocale(localeDataUrls, locale) };
}

/** The pages of one definition in a language. @param at a path: of a kind that has many, only the page that may be there */
export function pagesOf(page: AnyPage, sources: PageSources, at?: string): Generator<PageOutline> {
  return makers[page.kind](page as never, sources, at);
}

/** Number of addresses that answer with a page. */
export function addressCount({ content, posts }: PublishedContent): number {
  const { definition, translation } = content;
  const counts: Readonly<Record<PageKind, (locale: Locale, id: string) => number>> = {
    one: () => 1,
    error: () => 0,
    folder: (_, id) => Object.keys(content.folders[id] ?? {}).length,
    list: (locale) => pageCount(posts.in(locale).length),
    "list-of-tag": (locale) => posts.tags.reduce((sum, tag) => sum + pageCount(posts.tagged(tag, locale).length), 0),
    post: (locale) => posts.in(locale).length,
  };
  return translation.locales.reduce((sum, locale) => {
    const pages = definition.pages.reduce((all, { id, kind }) => all + counts[kind](locale, id), 0);
    return sum + pages * addressesOf(translation, homePath(translation, locale)).length;
  }, 0);
}

/** The addresses that answer with a page; none for a page that stands for addresses without one. */
export function pageAddresses(translation: Routes, { page, path }: PageContext): readonly string[] {
  return page === idOfKind(translation, "error") ? [] : addressesOf(translation, path);
}

/** The addresses with the prefix that a default language has not, and the page or feed that each redirects to. */
export function prefixRedirects(translation: Routes, paths: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    paths.flatMap((path) => redirectedForms(translation, path).map((form) => [form, path] as const)),
  );
}

/** The addresses of a page that have page data; none for a page that no link leads to. */
export function dataAddresses(translation: Routes, context: PageContext): readonly string[] {
  return errorSegments(translation, context).gone.length > 0 ? [] : addressesOf(translation, context.path);
}

/** First segments of the paths that an error page answers, by what has become of them; "" for all without one. */
export function errorSegments(
  translation: Routes,
  context: PageContext,
): Readonly<Record<"notFound" | "gone", readonly string[]>> {
  if (context.page !== idOfKind(translation, "error")) return { notFound: [], gone: [] };
  const { locale, path } = context;
  const own = translation.unprefixed === "all" ? [] : [prefixOf(translation, locale)];
  const segments = locale === translation.defaultLocale ? [...own, ""] : own;
  return path === gonePath(translation, locale) ? { notFound: [], gone: segments } : { notFound: segments, gone: [] };
}
