import type { ConsentService, CookieRule } from "./configuration.ts";

/** The rules for a service's cookies, each in its long form. */
export function cookieRules(service: ConsentService): readonly CookieRule[] {
  return (service.cookies ?? []).map((cookie) =>
    typeof cookie === "string" || cookie instanceof RegExp ? { pattern: cookie } : cookie,
  );
}

/**
 * Whether a rule matches a cookie name. A text that begins with `^` is a regular expression,
 * any other text the whole name.
 *
 * @example matchesCookie({ pattern: "^_pk_" }, "_pk_id.5.1fff") // true
 */
export function matchesCookie({ pattern }: CookieRule, name: string): boolean {
  if (typeof pattern === "string" && !pattern.startsWith("^")) return pattern === name;
  // `search` ignores lastIndex, whatever flags the expression has.
  return name.search(new RegExp(pattern)) !== -1;
}
