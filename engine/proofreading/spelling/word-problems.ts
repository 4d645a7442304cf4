import type { Problem } from "../../content/source/problem.ts";
import type { ProblemDetails } from "../../owner-messages/problem-details.ts";
import type { FileProse } from "../typography/fix-typography.ts";
import type { SpelledSite } from "./dictionaries.ts";
import { type WrongWords, wrongWordFinder } from "./find-wrong-words.ts";
import { nearestWords } from "./nearest-words.ts";
import type { OwnerWords } from "./owner-words.ts";

/** Looking for what was meant takes up to a tenth of a second: not for every word of a text that is all wrong. */
const MOST_SEARCHES = 30;

/** The problems of the words of content files, by name: each word once a file, where it stands first. */
export function wordProblems(site: SpelledSite, files: ReadonlyMap<string, FileProse>, own: OwnerWords): Problem[] {
  const find = wrongWordFinder(site, own);
  const meant = new Map<string, readonly string[]>();
  const nearest = ({ text, locale }: WrongWords) => {
    const key = `${locale} ${text}`;
    const known = meant.get(key) ?? (meant.size < MOST_SEARCHES ? nearestWords(site, text, locale) : []);
    meant.set(key, known);
    return known;
  };
  return [...files].flatMap(([file, { text, passages }]) => {
    const first = new Map<string, WrongWords>();
    for (const wrong of passages.flatMap(find)) {
      const key = `${wrong.locale} ${wrong.text.toLowerCase()}`;
      if (!first.has(key)) first.set(key, wrong);
    }
    return [...first.values()].map((wrong): Problem => {
      const line = text.slice(0, wrong.start).split("\n").length;
      return { file, line, ...detailsOf(wrong, nearest, { marks: file.endsWith(".md") }) };
    });
  });
}

/** @param options `marks`: texts of Markdown files take the mark of a language, those of settings do not */
function detailsOf(
  wrong: WrongWords,
  nearest: (wrong: WrongWords) => readonly string[],
  { marks }: { readonly marks: boolean },
): ProblemDetails {
  const words = wrong.text;
  switch (wrong.id) {
    case "word-foreign":
      if (!marks) return { id: "word-foreign-in-settings", values: { words, write: words } };
      return { id: wrong.id, values: { words, locale: wrong.language, write: `:${wrong.language}[${words}]` } };
    case "word-elsewhere": {
      const { name, text } = wrong.note;
      return { id: `site:${name}`, words: text, values: { words, write: wrong.write ?? words } };
    }
    default: {
      const near = nearest(wrong);
      return near.length > 0
        ? { id: "word-misspelled", values: { words, write: near.join(", ") } }
        : { id: wrong.id, values: { words, write: words } };
    }
  }
}
