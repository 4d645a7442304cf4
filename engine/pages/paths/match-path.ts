import type { Locale } from "../../i18n/language.ts";
import { localeOfPath, translatePath, withoutPrefix } from "../../i18n/translate-path.ts";
import { prefixOf } from "../../i18n/translation-setup.ts";
import {
  barePath,
  folderPath,
  isFixedPage,
  listPath,
  listSegment,
  pagePath,
  pagesWithFixedPath,
  SLUG_PATTERN,
  tagPath,
} from "./paths.ts";
import { idOfKind, pageOfKind, type Routes } from "./routes.ts";

/** What a path means. Whether such a post, tag or list page exists, only the content knows. */
export interface RouteMatch {
  readonly page: string;
  /** The locale of the path's prefix; undefined for the unprefixed aliases of the default language. */
  readonly locale: Locale | undefined;
  /** The number of a list page; 1 when the path has none. */
  readonly pageNumber?: number;
  /** The tag id of a tag listing. */
  readonly tag?: string;
  /** The slug of a post or of a folder's page. */
  readonly slug?: string;
}

const NUMBERED = /^(?:([0-9]+)\/)?$/;
const ONE_SLUG = new RegExp(`^(${SLUG_PATTERN})/$`);
const TAG = new RegExp(`^(${SLUG_PATTERN})/(?:([0-9]+)/)?$`);

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
  const fixed = pagesWithFixedPath(routes).find((id) => barePath(routes, id, locale) === bare);
  if (fixed !== undefined) return { page: fixed, locale: declared };
  return inList(routes, bare, declared) ?? ofSlug(routes, bare, declared);
}

/** The page of a list that a path without prefix means. */
function inList(routes: Routes, bare: string, locale: Locale | undefined): RouteMatch | undefined {
  const language = locale ?? routes.defaultLocale;
  const list = after(bare, listSegment(routes, "list", language))?.match(NUMBERED);
  if (list) return numbered({ page: idOfKind(routes, "list"), locale }, list[1]);
  const tag = after(bare, listSegment(routes, "list-of-tag", language))?.match(TAG);
  if (tag?.[1] === undefined) return undefined;
  return numbered({ page: idOfKind(routes, "list-of-tag"), locale, tag: tag[1] }, tag[2]);
}

/** The page whose own words are the last of a path without prefix: a folder's or a post's. */
function ofSlug(routes: Routes, bare: string, locale: Locale | undefined): RouteMatch | undefined {
  const folders = routes.pages.filter(({ kind }) => kind === "folder");
  for (const { id, below } of folders) {
    const index =
      below === undefined ? undefined : barePath(routes, below, locale ?? routes.defaultLocale).slice(1, -1);
    const slug = after(bare, index)?.match(ONE_SLUG)?.[1];
    if (slug !== undefined) return { page: id, locale, slug };
  }
  const slug = bare.slice(1).match(ONE_SLUG)?.[1];
  const page = pageOfKind(routes, "post") ?? folders.find(({ below }) => below === undefined);
  const isPrefix = routes.locales.some((other) => prefixOf(routes, other) === slug);
  return slug === undefined || page === undefined || isPrefix ? undefined : { page: page.id, locale, slug };
}

/** The pages that a path may be of which matches one: what has the path of a post may be a folder's page. */
export function possiblePages({ pages }: Pick<Routes, "pages">, matched: string): readonly string[] {
  if (matched !== idOfKind({ pages }, "post")) return [matched];
  return [matched, ...pages.filter(({ kind, below }) => kind === "folder" && below === undefined).map(({ id }) => id)];
}

/** What follows a path's first words; undefined if it begins otherwise. */
function after(bare: string, words: string | undefined): string | undefined {
  return words !== undefined && bare.startsWith(`/${words}/`) ? bare.slice(words.length + 2) : undefined;
}

/** Page 0, leading zeros, and a numbered page 1 are no pages (page 1 is redirected earlier). */
function numbered(match: RouteMatch, digits: string | undefined): RouteMatch | undefined {
  if (digits === undefined) return { ...match, pageNumber: 1 };
  if (digits.startsWith("0") || digits === "1") return undefined;
  return { ...match, pageNumber: Number(digits) };
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
  const { kind, below } = routes.pages.find(({ id }) => id === match?.page) ?? { kind: "error" };
  if (match === undefined || kind === "error") return first;
  if (isFixedPage(routes, match.page)) return pagePath(routes, match.page, active);
  if (kind === "list") return listPath(routes, active, match.pageNumber);
  if (match.tag !== undefined) return tagPath(routes, active, match.tag, match.pageNumber);
  if (below !== undefined && match.slug !== undefined) return folderPath(routes, match.page, active, match.slug);
  return translatePath(routes, first, kind === "post" ? routes.defaultLocale : active);
}
