import type { LocaleData } from "../../pages/data/locale-data.ts";
import type { PageContext } from "../../pages/data/page-data.ts";
import { inAppPath } from "../../pages/paths/match-path.ts";
import { idOfKind } from "../../pages/paths/routes.ts";
import { isPagePath } from "./should-handle.ts";

/** The language of the page that is shown, and the languages of its site. */
type ActiveLocale = Pick<LocaleData, "locale" | "translation">;

/**
 * The address that a navigation inside the app really leads to, with query and hash kept.
 *
 * @example targetUrl(new URL("https://host/contact/?a=1#b"), { translation, locale: "pt" }).pathname // "/pt/contact/"
 */
export function targetUrl(requested: URL, { translation, locale }: ActiveLocale): URL {
  const target = new URL(requested);
  target.pathname = inAppPath(translation, requested.pathname, locale);
  return target;
}

/** The path of the page that a link on the page at `url` leads to; undefined when that is no other page of this site. */
export function linkPath(
  link: Pick<HTMLAnchorElement, "href" | "target" | "hasAttribute">,
  url: URL,
  active: ActiveLocale,
): string | undefined {
  if (!URL.canParse(link.href) || link.hasAttribute("download") || !["", "_self"].includes(link.target))
    return undefined;
  const requested = new URL(link.href);
  if (requested.origin !== url.origin || !isPagePath(requested.pathname)) return undefined;
  const path = targetUrl(requested, active).pathname;
  // Both: the page for an unknown address stands at that address as it was asked for.
  return [path, requested.pathname].includes(url.pathname) ? undefined : path;
}

/**
 * Gives the page that is shown its true address, with query and hash kept: `/services/` becomes `/fr/services/`,
 * `/fr/blog/1/` becomes `/fr/blog/`. So does the answer to a posted form, which stands at the address of a server: Back
 * would find no page there, and a reload would post the form again. An address that merely leads to the not-found page stays.
 * To be called before navigations are intercepted: this one loads nothing.
 */
export function rewriteAddress({ history, location }: Window, context: PageContext, active: ActiveLocale): void {
  const { page, path } = context;
  const { translation, locale } = active;
  const isAnswer = !isPagePath(location.pathname) && page !== idOfKind(translation, "error");
  if (location.pathname === path || !(isAnswer || inAppPath(translation, location.pathname, locale) === path)) return;
  history.replaceState(history.state, "", path + location.search + location.hash);
}
