import type { Locale } from "../../i18n/language.ts";
import type { Problem } from "../source/problem.ts";

/** Words that others give to a site, such as a contract, and how people who speak the language write them. */
export interface SpecifiedWords {
  /** Below the content folder. */
  readonly file: string;
  readonly locale: Locale;
  readonly given: string;
  readonly usual: string;
}

/** Lists the words of a text that only others ask for. They stay until the owner decides otherwise. */
export function unusualWords({ file, locale, given, usual }: SpecifiedWords, text: string): Problem[] {
  return text.split("\n").flatMap((line, index): Problem[] => {
    if (!line.includes(given)) return [];
    const values = { text: given, locale, write: line.replace(given, usual).trim() };
    return [{ file, line: index + 1, id: "words-unusual", values }];
  });
}
