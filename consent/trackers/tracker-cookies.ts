/**
 * What the trackers keep in the browser of a visitor who accepts them. One list: of it the consent service deletes, and the
 * legal notice speaks.
 */
import { COOKIE_LIFETIME_DAYS } from "../core/configuration.ts";

/** 13 months: what the CNIL allows a cookie that measures an audience. Both trackers are told so. */
export const VISITOR_COOKIE_DAYS = 393;

/**
 * By tracker, as `analytics` in `site.yaml` names them: a cookie's name, or `^` and the beginning of names, and the longest that
 * one is kept.
 */
export const trackerCookies: Readonly<Record<"matomo" | "tag", readonly { pattern: string; days: number }[]>> = {
  matomo: [
    { pattern: "^_pk_", days: VISITOR_COOKIE_DAYS },
    // That it may use cookies: remembered as long as the decision itself, which is what it is told.
    { pattern: "^mtm_", days: COOKIE_LIFETIME_DAYS },
    // Where Matomo is on the site's own host: that a visitor opted out in Matomo's own page.
    { pattern: "piwik_ignore", days: 730 },
  ],
  tag: [{ pattern: "^_ga", days: VISITOR_COOKIE_DAYS }],
};
