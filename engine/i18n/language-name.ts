import type { Language } from "./language.ts";

/**
 * The name of a language in the words of another. By `Intl`, slow at its first use (`format.ts`): the generator gives
 * browsers the names that a page shows.
 *
 * @param code of any language; an unknown code stays as it is
 * @example languageName("en", french) // "anglais"
 */
export function languageName(code: string, { tag }: Pick<Language, "tag">): string {
  try {
    return new Intl.DisplayNames([tag], { type: "language" }).of(code) ?? code;
  } catch {
    return code;
  }
}

const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** Whether any language has a code. */
export function isLanguage(code: string): boolean {
  try {
    return names.of(code) !== undefined;
  } catch {
    return false;
  }
}
