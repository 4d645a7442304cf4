import type { Locale } from "../i18n/site-locales.ts";
import { isPagePath } from "./should-handle.ts";
import { targetUrl } from "./target-url.ts";

/** The page on screen, as far as links are concerned. */
export interface LinkOrigin {
  readonly url: URL;
  readonly locale: Locale;
}

/** The path of the page that a link leads to; undefined when that is no other page of this site (conformance row P9). */
export function linkPath(
  link: Pick<HTMLAnchorElement, "href" | "target" | "hasAttribute">,
  { url, locale }: LinkOrigin,
): string | undefined {
  if (!URL.canParse(link.href) || link.hasAttribute("download") || !["", "_self"].includes(link.target))
    return undefined;
  const requested = new URL(link.href);
  if (requested.origin !== url.origin || !isPagePath(requested.pathname)) return undefined;
  const path = targetUrl(requested, locale).pathname;
  return path === url.pathname ? undefined : path;
}
