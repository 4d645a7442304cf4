import type { OwnerLanguage } from "./owner-language.ts";

/**
 * What is wrong, and what to do, by the name of the problem and the owner's language. What the owner is to copy is never
 * in the table but filled in for `{write}`, at the end: so it is the same in every language.
 */
export type ProblemTexts = Readonly<
  Record<string, Readonly<Record<OwnerLanguage, readonly [message: string, fix: string]>>>
>;
