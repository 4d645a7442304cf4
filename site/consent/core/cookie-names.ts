import type { ConsentService, CookieRule } from "./configuration.ts";

/** The rules for a service's cookies, each in its long form. */
export function cookieRules(service: ConsentService): readonly CookieRule[] {
  return (service.cookies ?? []).map((cookie) => (typeof cookie === "string" ? { pattern: cookie } : cookie));
}

/**
 * Whether a rule matches a cookie name. A pattern that begins with `^` is a regular expression, any other the whole name.
 *
 * @example matchesCookie({ pattern: "^_pk_" }, "_pk_id.5.1fff") // true
 */
export function matchesCookie({ pattern }: CookieRule, name: string): boolean {
  return pattern.startsWith("^") ? new RegExp(pattern).test(name) : pattern === name;
}
