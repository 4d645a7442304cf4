import type { Locale } from "../i18n/site-locales.ts";
import { inAppPath } from "../routes/in-app-path.ts";

/**
 * The address that a navigation inside the app really leads to, with query and hash kept (rulings D1 and D4).
 *
 * @param active the language of the page on screen
 * @example targetUrl(new URL("https://host/contact/?a=1#b"), "pt").pathname // "/pt/contact/"
 */
export function targetUrl(requested: URL, active: Locale): URL {
  const target = new URL(requested);
  target.pathname = inAppPath(requested.pathname, active);
  return target;
}
