import { createRequire } from "node:module";

/** Without one of these an expression has only one way to match. */
const CHOICE = /[*+?{|]/;
const verdicts = new Map<string, boolean>();

/**
 * Whether there is a text that an owner's pattern, a regular expression, takes longer for than its length justifies.
 * Browsers may try it on what others choose: names of cookies, which other sites of a domain set.
 */
export function isSlowPattern(pattern: string): boolean {
  if (!CHOICE.test(pattern)) return false;
  const isSlow = verdicts.get(pattern) ?? judge(pattern);
  verdicts.set(pattern, isSlow);
  return isSlow;
}

function judge(pattern: string): boolean {
  // Loaded when there is something to judge: it takes longer than the rest of the check.
  const { checkSync } = createRequire(import.meta.url)("recheck") as typeof import("recheck");
  return checkSync(pattern, "").status !== "safe";
}
