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

/** Lists the words of a file that only others ask for. They stay until the owner decides otherwise. */
export function unusualWords(specified: readonly SpecifiedWords[], file: string, text: string): Problem[] {
  const given = specified.filter((words) => words.file === file);
  return text.split("\n").flatMap((line, index) =>
    given
      .filter((words) => line.includes(words.given))
      .map(({ locale, given: wrong, usual }): Problem => {
        const values = { text: wrong, locale, write: line.replace(wrong, usual).trim() };
        return { file, line: index + 1, id: "words-unusual", values };
      }),
  );
}
