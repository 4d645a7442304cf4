import { inAppPath } from "../routes/in-app-path.ts";
import type { PageContext } from "../routes/page-data.ts";

/**
 * Gives the page on screen its true address, with query and hash kept: `/services/` becomes `/fr/services/`,
 * `/fr/blog/1/` becomes `/fr/blog/` (rulings D1, D4). An address that merely leads to the not-found page stays.
 * To be called before navigations are listened to, because this one needs nothing loaded.
 */
export function rewriteAddress({ history, location }: Window, { path, locale }: PageContext): void {
  if (location.pathname === path || inAppPath(location.pathname, locale) !== path) return;
  history.replaceState(history.state, "", path + location.search + location.hash);
}
