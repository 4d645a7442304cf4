/** Pages and their paths; the words of the paths are in the pages' folders. */
import type { Locale } from "../../i18n/language.ts";
import { translatePath } from "../../i18n/translate-path.ts";
import { type PageRoute, pageOfKind, type Routes } from "./routes.ts";

/** A slug, as part of a regular expression: lowercase letters without accents, digits, and single hyphens between them. */
export const SLUG_PATTERN = "[a-z0-9]+(?:-[a-z0-9]+)*";

/** Whether a page has a fixed path. */
function hasFixedPath({ kind }: PageRoute): boolean {
  return kind === "one" || kind === "error";
}

/** The pages with a fixed path. */
export function pagesWithFixedPath({ pages }: Pick<Routes, "pages">): readonly string[] {
  return pages.filter(hasFixedPath).map(({ id }) => id);
}

/** Whether a page has a fixed path. */
export function isFixedPage(routes: Pick<Routes, "pages">, page: string): boolean {
  return pagesWithFixedPath(routes).includes(page);
}

/**
 * Path of a page with a fixed one, without its locale prefix: barePath(routes, "presentation", "pt") gives "/apresentacao/".
 *
 * @throws {Error} if there is no such page
 */
export function barePath({ pages }: Pick<Routes, "pages">, page: string, locale: Locale): string {
  const route = pages.find(({ id }) => id === page);
  if (route === undefined || !hasFixedPath(route)) {
    throw new Error(
      `No page with a fixed path is called "${page}". Use the id of one that the site's configuration lists.`,
    );
  }
  const word = wordOf(route, locale);
  return word === "" ? "/" : `/${word}/`;
}

/** What a page's paths begin with in a language. @throws {Error} if it has a word for others only */
function wordOf({ id, paths = "" }: PageRoute, locale: Locale): string {
  const word = typeof paths === "string" ? paths : paths[locale];
  if (word === undefined)
    throw new Error(`The page "${id}" has no path in "${locale}". Add it to paths in its page.ts.`);
  return word;
}

/** What a page's paths begin with, in all languages. */
export function wordsOf({ paths = "" }: Pick<PageRoute, "paths">): readonly string[] {
  return typeof paths === "string" ? [paths] : Object.values(paths);
}

/** The view that shows a page, named as its folder among the site's pages. */
export function viewOf({ pages }: Pick<Routes, "pages">, page: string): string {
  return pages.find(({ id }) => id === page)?.view ?? page;
}

/** The page whose section of the site a page belongs to: each service to the services, each post to the blog. */
export function sectionOf({ pages }: Pick<Routes, "pages">, page: string): string {
  return pages.find(({ id }) => id === page)?.section ?? page;
}

/** The first page of the site: the one whose path has no word. */
export function homePath(routes: Routes, locale: Locale): string {
  return translatePath(routes, "/", locale);
}

/**
 * Path of a page with a fixed one, with its locale prefix: pagePath(routes, "presentation", "pt") gives "/pt/apresentacao/".
 * That of the list of posts is its first page's.
 *
 * @throws {Error} if there is no such page
 */
export function pagePath(routes: Routes, page: string, locale: Locale): string {
  if (page === pageOfKind(routes, "list")?.id) return listPath(routes, locale);
  return translatePath(routes, barePath(routes, page, locale), locale);
}

/** Path of the page of unknown addresses; undefined for a site without one. */
export function errorPath(routes: Routes, locale: Locale): string | undefined {
  const page = pageOfKind(routes, "error");
  return page && pagePath(routes, page.id, locale);
}

/** What stands for the path of the page of addresses that are gone: that page answers others, with 410. */
export function gonePath(routes: Routes, locale: Locale): string {
  return translatePath(routes, "/410/", locale);
}

/** What the paths of lists begin with in a language; undefined for a site without such a list. */
export function listSegment(
  routes: Pick<Routes, "pages">,
  kind: "list" | "list-of-tag",
  locale: Locale,
): string | undefined {
  const page = pageOfKind(routes, kind);
  return page && wordOf(page, locale);
}

/** @throws {Error} on a site without such a list: no path follows from it */
function demandSegment(routes: Routes, kind: "list" | "list-of-tag", locale: Locale): string {
  const segment = listSegment(routes, kind, locale);
  if (segment === undefined)
    throw new Error(`The site has no page of the kind "${kind}". Ask for its path only if it has.`);
  return segment;
}

/** Path of a page of the list of posts. Page 1 has no number. */
export function listPath(routes: Routes, locale: Locale, page = 1): string {
  const segment = demandSegment(routes, "list", locale);
  return translatePath(routes, page === 1 ? `/${segment}/` : `/${segment}/${page}/`, locale);
}

/** Path of a page of a tag's listing. Page 1 has no number. */
export function tagPath(routes: Routes, locale: Locale, tag: string, page = 1): string {
  const segment = demandSegment(routes, "list-of-tag", locale);
  return translatePath(routes, page === 1 ? `/${segment}/${tag}/` : `/${segment}/${tag}/${page}/`, locale);
}

/** Path of a post: postPath(routes, "fr", "nouveau-site") gives "/fr/nouveau-site/". */
export function postPath(routes: Routes, locale: Locale, slug: string): string {
  return translatePath(routes, `/${slug}/`, locale);
}

/**
 * Path of a folder's page: folderPath(routes, "service", "pt", "rede-europeia-de-saude") gives
 * "/pt/servicos/rede-europeia-de-saude/".
 */
export function folderPath(routes: Routes, page: string, locale: Locale, slug: string): string {
  const below = routes.pages.find(({ id }) => id === page)?.below;
  return translatePath(routes, `${below === undefined ? "/" : barePath(routes, below, locale)}${slug}/`, locale);
}

/** The languages that have a list of posts, and a feed of them: none on a site without such a list. */
export function listLocales(routes: Routes): readonly Locale[] {
  return pageOfKind(routes, "list") === undefined ? [] : routes.locales;
}

/** Path of the feed of a language's posts. */
export function feedPath(routes: Routes, locale: Locale): string {
  return translatePath(routes, "/feed.xml", locale);
}

/** Decodes a part of an address for display; gives the text itself if it is malformed. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
