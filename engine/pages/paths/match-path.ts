import type { Locale } from "../../i18n/languages.ts";
import { localeOfPath, translatePath, withoutPrefix } from "../../i18n/translate-path.ts";
import { prefixOf, type TranslationSetup } from "../../i18n/translation-setup.ts";
import {
  BLOG_SEGMENT,
  barePath,
  isFixedPage,
  type PageId,
  pagePath,
  pagesWithFixedPath,
  SLUG_PATTERN,
  servicePath,
  TAG_SEGMENT,
} from "./paths.ts";

/** What a path means. Whether such a post, tag or list page exists, only the content knows. */
export interface RouteMatch {
  readonly page: PageId;
  /** The locale of the path's prefix; undefined for the unprefixed aliases of the default language. */
  readonly locale: Locale | undefined;
  /** The number of a list page; 1 when the path has none. */
  readonly pageNumber?: number;
  /** The tag id of a tag listing. */
  readonly tag?: string;
  /** The slug of a post, of a service, or of a page of texts. */
  readonly slug?: string;
}

const NUMBER = "(?:([0-9]+)/)?";
const BLOG = new RegExp(`^/${BLOG_SEGMENT}/${NUMBER}$`);
const TAG = new RegExp(`^/${TAG_SEGMENT}/(${SLUG_PATTERN})/${NUMBER}$`);
const POST = new RegExp(`^/(${SLUG_PATTERN})/$`);
const ONE_SLUG = new RegExp(`^(${SLUG_PATTERN})/$`);
const FIRST_PAGE = new RegExp(`^(?:/[^/]+)?/(?:${BLOG_SEGMENT}|${TAG_SEGMENT}/[a-z0-9-]+)/1/$`);

/**
 * The page that a path means, or undefined if it matches none. A path of one word is taken for a post's: only the content
 * knows which of them are pages of texts.
 *
 * @param path an absolute path without query and hash, with its trailing slash
 * @example matchPath(translation, "/pt/blog/2/") // { page: "blog", locale: "pt", pageNumber: 2 }
 */
export function matchPath(translation: TranslationSetup, path: string): RouteMatch | undefined {
  const declared = localeOfPath(translation, path);
  const locale = declared ?? translation.defaultLocale;
  const bare = declared === undefined ? path : withoutPrefix(translation, path, declared);

  const page = pagesWithFixedPath.find((id) => barePath(id, locale) === bare);
  if (page !== undefined) return { page, locale: declared };
  const blog = BLOG.exec(bare);
  if (blog) return numbered({ page: "blog", locale: declared }, blog[1]);
  const tag = TAG.exec(bare);
  if (tag?.[1]) return numbered({ page: "tag", locale: declared, tag: tag[1] }, tag[2]);
  const index = barePath("services", locale);
  const service = bare.startsWith(index) ? ONE_SLUG.exec(bare.slice(index.length))?.[1] : undefined;
  if (service !== undefined) return { page: "service", locale: declared, slug: service };
  const slug = POST.exec(bare)?.[1];
  const isPrefix = translation.locales.some((other) => prefixOf(translation, other) === slug);
  return slug === undefined || isPrefix ? undefined : { page: "post", locale: declared, slug };
}

/** Page 0, leading zeros, and a numbered page 1 are no pages (page 1 is redirected earlier). */
function numbered(match: RouteMatch, digits: string | undefined): RouteMatch | undefined {
  if (digits === undefined) return { ...match, pageNumber: 1 };
  if (digits.startsWith("0") || digits === "1") return undefined;
  return { ...match, pageNumber: Number(digits) };
}

/**
 * The path of a list's numbered first page without its number: "/fr/blog/1/" gives "/fr/blog/"; else undefined.
 */
export function withoutFirstPageNumber(path: string): string | undefined {
  return FIRST_PAGE.test(path) ? path.slice(0, -2) : undefined;
}

/**
 * The path that a navigation inside the app ends at: with a trailing slash, without the number of a first
 * page, and with a locale prefix; without one where the paths of the default language have none.
 *
 * An unprefixed path is an address of the default language. A fixed page leads to its path in the active language, a list
 * gets the active language's prefix, a service the path of its default-language slug there, which redirects, and a post
 * stays in the default language, because its slug exists in no other. The not-found page has no path of its own to lead
 * to: it names the one that was asked for.
 *
 * @param path an absolute path without query and hash
 * @example inAppPath(translation, "/presentation/", "pt") // "/pt/apresentacao/"
 * @example inAppPath(translation, "/fr/blog/1/", "en") // "/fr/blog/"
 */
export function inAppPath(translation: TranslationSetup, path: string, active: Locale): string {
  const isFile = /\../.test(path.slice(path.lastIndexOf("/")));
  const slashed = isFile || path.endsWith("/") ? path : `${path}/`;
  const first = withoutFirstPageNumber(slashed) ?? slashed;
  const declared = localeOfPath(translation, first);
  if (declared !== undefined) return translatePath(translation, first, declared, { force: true });
  if (translation.unprefixed !== undefined) return first;
  const match = matchPath(translation, first);
  if (match === undefined || match.page === "not-found") return first;
  if (isFixedPage(match.page)) return pagePath(translation, match.page, active);
  if (match.page === "service" && match.slug !== undefined) return servicePath(translation, active, match.slug);
  return translatePath(translation, first, match.page === "post" ? translation.defaultLocale : active);
}
