import type { Locale } from "./languages.ts";
import { languages } from "./languages.ts";

/**
 * The name of a language in the words of another. By `Intl`, slow at its first use (`format.ts`): the generator gives
 * browsers the names that a page shows.
 *
 * @param code of any language; an unknown code stays as it is
 * @example languageName("en", "fr") // "anglais"
 */
export function languageName(code: string, inLocale: Locale): string {
  try {
    return new Intl.DisplayNames([languages[inLocale].tag], { type: "language" }).of(code) ?? code;
  } catch {
    return code;
  }
}
