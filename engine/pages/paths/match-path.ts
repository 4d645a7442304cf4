import type { Locale } from "../../i18n/language.ts";
import { localeOfPath, translatePath, withoutPrefix } from "../../i18n/translate-path.ts";
import { prefixOf } from "../../i18n/translation-setup.ts";
import { type PathParts, partsOf, pathOf } from "./paths.ts";
import { idOfKind, type PageKind, type PageRoute, type Routes } from "./routes.ts";

/** What a path means. Whether such a post, tag or list page exists, only the content knows. */
export interface RouteMatch extends PathParts {
  readonly page: string;
  /** The locale of the path's prefix; undefined for the unprefixed aliases of the default language. */
  readonly locale: Locale | undefined;
}

/** Which pages a path is taken for first. */
const ORDER: readonly PageKind[] = ["one", "error", "list", "list-of-tag", "folder", "post"];

/**
 * The page that a path means, or undefined if it matches none. A path of one word is taken for a post's where the site has
 * posts: only the content knows which of them are a folder's pages.
 *
 * @param path an absolute path without query and hash, with its trailing slash
 * @example matchPath(routes, "/pt/blog/2/") // { page: "blog", locale: "pt", pageNumber: 2 }
 */
export function matchPath(routes: Routes, path: string): RouteMatch | undefined {
  const declared = localeOfPath(routes, path);
  const locale = declared ?? routes.defaultLocale;
  const bare = declared === undefined ? path : withoutPrefix(routes, path, declared);
  const isPrefix = routes.locales.some((other) => `/${prefixOf(routes, other)}/` === bare);
  for (const route of routes.pages.toSorted((a, b) => placeOf(a) - placeOf(b))) {
    const parts = isPrefix ? undefined : partsOf(routes, route, locale, bare);
    if (parts) return { page: route.id, locale: declared, ...parts };
  }
  return undefined;
}

/** Where a page stands in the order: a folder that lies below no page has the last word, as posts have. */
function placeOf({ kind, below }: PageRoute): number {
  return kind === "folder" && below === undefined ? ORDER.length : ORDER.indexOf(kind);
}

/** The pages that a path may be of which matches one: what has the path of a post may be a folder's page. */
export function possiblePages({ pages }: Pick<Routes, "pages">, matched: string): readonly string[] {
  if (matched !== idOfKind({ pages }, "post")) return [matched];
  return [matched, ...pages.filter(({ kind, below }) => kind === "folder" && below === undefined).map(({ id }) => id)];
}

/** The path of a list's numbered first page without its number: "/fr/blog/1/" gives "/fr/blog/"; else undefined. */
export function withoutFirstPageNumber(routes: Routes, path: string): string | undefined {
  if (!path.endsWith("/1/")) return undefined;
  const first = path.slice(0, -2);
  return matchPath(routes, first)?.pageNumber === 1 ? first : undefined;
}

/**
 * The path that a navigation inside the app ends at: with a trailing slash, without the number of a first
 * page, and with a locale prefix; without one where the paths of the default language have none.
 *
 * An unprefixed path is an address of the default language. A fixed page and a list lead to their paths in the active
 * language, a folder's page the path of its default-language slug there, which redirects, and
 * a post stays in the default language, because its slug exists in no other. An error page has no own path to lead
 * to: it names the one that was asked for.
 *
 * @param path an absolute path without query and hash
 * @example inAppPath(routes, "/presentation/", "pt") // "/pt/apresentacao/"
 * @example inAppPath(routes, "/fr/blog/1/", "en") // "/fr/blog/"
 */
export function inAppPath(routes: Routes, path: string, active: Locale): string {
  const isFile = /\../.test(path.slice(path.lastIndexOf("/")));
  const slashed = isFile || path.endsWith("/") ? path : `${path}/`;
  const first = withoutFirstPageNumber(routes, slashed) ?? slashed;
  const declared = localeOfPath(routes, first);
  if (declared !== undefined) return translatePath(routes, first, declared, { force: true });
  if (routes.unprefixed !== undefined) return first;
  const match = matchPath(routes, first);
  const route = routes.pages.find(({ id }) => id === match?.page);
  if (route === undefined || route.kind === "error") return first;
  return pathOf(routes, route, route.kind === "post" ? routes.defaultLocale : active, match);
}
