import { type ConsentService, type CookieRule, STORAGE_NAME } from "./configuration.ts";

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
  // Not judged: the check of the content judges the owner's patterns, and browsers keep names short.
  return pattern.startsWith("^") ? new RegExp(pattern).test(name) : pattern === name;
}

/** A name without what is a sign in regular expressions, and whole: `_pk_` is a beginning. */
const NAME = /^(?!%5e)[\w!#%&'.`~-]*[^\W_]$/i;
/** Characters that no name of a cookie holds (RFC 6265 §4.1.1). */
const NEVER_IN_NAMES = /[\s;="]/;
/** The letters that begin a pattern, up to its first sign. */
const LETTERS = /^(?:[\w-]|\\?\.(?=[\w-]))+/;

/**
 * Looks for what is wrong with a pattern: as it is written no cookie matches it, or the visitor's decision does.
 *
 * @returns undefined for a good one; else what was probably meant
 * @example patternFault("_ga.*") // { kind: "no-cookie", meant: ["^_ga"] }
 */
export function patternFault(
  pattern: string,
): { readonly kind: "no-cookie" | "decision"; readonly meant: readonly string[] } | undefined {
  if (isUsable(pattern)) return deletesDecision(pattern) ? { kind: "decision", meant: [] } : undefined;
  const parts = pattern.replace(/%5e/gi, "^").split(/[\s;,"]+/);
  const meant = parts.flatMap((part) => (NAME.test(part) ? [part] : nameBeginning(part)));
  return { kind: "no-cookie", meant: meant.filter((one) => !deletesDecision(one)) };
}

function deletesDecision(pattern: string): boolean {
  return matchesCookie({ pattern }, STORAGE_NAME);
}

function isUsable(pattern: string): boolean {
  return pattern.startsWith("^") ? isExpression(pattern) && !NEVER_IN_NAMES.test(pattern) : NAME.test(pattern);
}

/** The literal prefix of a pattern, as a pattern; empty if it begins with a metacharacter. */
export function nameBeginning(part: string): string[] {
  const letters = LETTERS.exec(part.replace(/^[/^]+/, ""))?.[0];
  return letters === undefined ? [] : [`^${letters}`];
}

function isExpression(source: string): boolean {
  try {
    // Not judged: it is not run.
    return new RegExp(source) instanceof RegExp;
  } catch {
    return false;
  }
}
