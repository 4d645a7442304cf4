import type { Locale } from "../../i18n/languages.ts";
import type { Problem } from "../source/problem.ts";

/** Words that the specification gives, and how people who speak the language write them. */
interface SpecifiedWords {
  readonly file: string;
  readonly locale: Locale;
  readonly given: string;
  readonly usual: string;
}

/** Those of the page that is not found (specification §8). */
const specifiedWords: readonly SpecifiedWords[] = [
  { file: "pages/not-found/pt.md", locale: "pt", given: "encontrada !", usual: "encontrada!" },
  { file: "messages/pt.yaml", locale: "pt", given: "de volta a casa", usual: "voltar ao início" },
];

/** The files in which such words can stand, below the content folder. */
export const filesOfSpecifiedWords: readonly string[] = specifiedWords.map(({ file }) => file);

/** Lists the words of a file that only the specification asks for. They stay until the owner decides otherwise. */
export function unusualWords(file: string, text: string): Problem[] {
  const given = specifiedWords.filter((words) => words.file === file);
  return text.split("\n").flatMap((line, index) =>
    given
      .filter((words) => line.includes(words.given))
      .map(({ locale, given: wrong, usual }): Problem => {
        const values = { text: wrong, locale, write: line.replace(wrong, usual).trim() };
        return { file, line: index + 1, id: "words-unusual", values };
      }),
  );
}
