import { type Locale, translationSetup } from "../i18n/site-locales.ts";
import { localeOfPath, translatePath } from "../i18n/translate-path.ts";
import { firstPageAlias, matchPath } from "./match-path.ts";
import { type FixedPageId, fixedPaths, pagePath } from "./paths.ts";

/**
 * Where a navigation inside the app lands (rulings D1 and D4): with a trailing slash, without the number of a
 * first page, and with a locale prefix.
 *
 * An unprefixed path is a French address: a page with a path in each language lands on the active language's;
 * lists keep their form; a post stays French, because its slug exists in no other language.
 *
 * @param path an absolute path without query and hash
 * @example inAppPath("/presentation/", "pt") // "/pt/apresentacao/"
 * @example inAppPath("/fr/blog/1/", "en") // "/fr/blog/"
 */
export function inAppPath(path: string, active: Locale): string {
  const slashed = /\.[^/]+$/.test(path) || path.endsWith("/") ? path : `${path}/`;
  const first = firstPageAlias(slashed) ?? slashed;
  if (localeOfPath(translationSetup, first) !== undefined) return first;
  const match = matchPath(first);
  if (match === undefined) return first;
  if (match.page in fixedPaths) return pagePath(match.page as FixedPageId, active);
  return translatePath(translationSetup, first, match.page === "post" ? translationSetup.defaultLocale : active);
}
