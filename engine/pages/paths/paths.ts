/** Pages and their paths; the words of the paths are in the pages' folders. */
import type { Locale } from "../../i18n/language.ts";
import { translatePath } from "../../i18n/translate-path.ts";
import { type PageKind, type PageRoute, pageOfKind, type Routes } from "./routes.ts";

/** A slug, as part of a regular expression: lowercase letters without accents, digits, and single hyphens between them. */
export const SLUG_PATTERN = "[a-z0-9]+(?:-[a-z0-9]+)*";

/** What follows the words that the paths of each kind of page begin with: words of its own, the number of a page of a list. */
const NUMBER = "(?:(?<pageNumber>(?!1/)[1-9][0-9]*)/)?";
const SHAPES: Readonly<Record<PageKind, RegExp>> = {
  one: /^$/,
  error: /^$/,
  list: new RegExp(`^${NUMBER}$`),
  "list-of-tag": new RegExp(`^(?<tag>${SLUG_PATTERN})/${NUMBER}$`),
  folder: new RegExp(`^(?<slug>${SLUG_PATTERN})/$`),
  post: new RegExp(`^(?<slug>${SLUG_PATTERN})/$`),
};

/** What stands in the path of one of many pages of a kind. */
export interface PathParts {
  /** The number of a list page; 1 when the path has none. */
  readonly pageNumber?: number;
  /** The tag id of a tag listing. */
  readonly tag?: string;
  /** The slug of a post or of a folder's page. */
  readonly slug?: string;
}

/** The pages with a fixed path. */
export function pagesWithFixedPath({ pages }: Pick<Routes, "pages">): readonly string[] {
  return pages.filter(({ kind }) => kind === "one" || kind === "error").map(({ id }) => id);
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
export function barePath(routes: Pick<Routes, "pages">, page: string, locale: Locale): string {
  const route = isFixedPage(routes, page) && routes.pages.find(({ id }) => id === page);
  if (route) return basePath(routes, route, locale);
  throw new Error(
    `No page with a fixed path is called "${page}". Use the id of one that the site's configuration lists.`,
  );
}

/** What the paths of a page begin with, without locale prefix. @throws {Error} if it has a word for other languages only */
export function basePath(routes: Pick<Routes, "pages">, { id, below, paths = "" }: PageRoute, locale: Locale): string {
  if (below !== undefined) return barePath(routes, below, locale);
  const word = typeof paths === "string" ? paths : paths[locale];
  if (word === undefined)
    throw new Error(`The page "${id}" has no path in "${locale}". Add it to paths in its page.ts.`);
  return word === "" ? "/" : `/${word}/`;
}

/** Path of a page, with its locale prefix. Page 1 of a list has no number. */
export function pathOf(routes: Routes, route: PageRoute, locale: Locale, parts: PathParts = {}): string {
  const { slug, tag, pageNumber = 1 } = parts;
  const words = [slug ?? tag, pageNumber === 1 ? undefined : pageNumber].filter((word) => word !== undefined);
  return translatePath(routes, basePath(routes, route, locale) + words.map((word) => `${word}/`).join(""), locale);
}

/** What stands in a path without prefix, if it is one of a page's. */
export function partsOf(routes: Routes, route: PageRoute, locale: Locale, bare: string): PathParts | undefined {
  const start = basePath(routes, route, locale);
  const found = bare.startsWith(start) ? SHAPES[route.kind].exec(bare.slice(start.length)) : null;
  if (found === null) return undefined;
  const { pageNumber = 1, ...words } = found.groups ?? {};
  return { ...words, ...(route.kind.startsWith("list") && { pageNumber: Number(pageNumber) }) };
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

/** Path of a page of the list of posts. Page 1 has no number. @throws {Error} on a site without such a list */
export function listPath(routes: Routes, locale: Locale, pageNumber = 1): string {
  return pathOf(routes, demandKind(routes, "list"), locale, { pageNumber });
}

/** Path of a page of a tag's listing. Page 1 has no number. @throws {Error} on a site without such lists */
export function tagPath(routes: Routes, locale: Locale, tag: string, pageNumber = 1): string {
  return pathOf(routes, demandKind(routes, "list-of-tag"), locale, { tag, pageNumber });
}

function demandKind(routes: Routes, kind: PageKind): PageRoute {
  const page = pageOfKind(routes, kind);
  if (page) return page;
  throw new Error(`The site has no page of the kind "${kind}". Ask for its path only if it has.`);
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
  const route = routes.pages.find(({ id }) => id === page) ?? { id: page, kind: "folder" };
  return pathOf(routes, route, locale, { slug });
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
