import { type Locale, languageOf, type WordNote, type WordsElsewhere } from "../../i18n/language.ts";
import { NO_TEXT, type Passage } from "../prose/passage.ts";
import { hasDictionary, type SpelledSite } from "./dictionaries.ts";
import { isIn, type Verdict, wordJudge } from "./judge-word.ts";
import type { OwnerWords } from "./owner-words.ts";
import { withoutElision } from "./word-forms.ts";
import { type Word, wordsIn } from "./words.ts";

/** Words that are not right in the language of their text. */
export type WrongWords = {
  /** As they are written; several where they belong together. */
  readonly text: string;
  /** Offset in the file. */
  readonly start: number;
  /** The language that they should be in. */
  readonly locale: Locale;
} & (
  | { readonly id: "word-foreign"; readonly language: Locale }
  | { readonly id: "word-elsewhere"; readonly note: WordNote; readonly write?: string }
  | { readonly id: "word-unknown" }
);

/** Finds the words of passages that are not right in their language; given the owner's own words. */
export function wrongWordFinder(site: SpelledSite, own: OwnerWords): (passage: Passage) => WrongWords[] {
  const judge = wordJudge(site, own);
  return ({ text: source, start, locale }) => {
    if (!hasDictionary(site, locale)) return [];
    const text = own.withoutNames(source);
    const language = languageOf(site, locale);
    const usage = usageIn(text, locale, language.spelling?.elsewhere, own);
    const rest = usage.reduce((other, { text: found, start: at }) => blank(other, at, at + found.length), text);
    const words = wordsIn(rest).map((word) => ({ ...word, verdict: judge(word.form, locale) }));
    const found: WrongWords[] = [...usage];
    for (let index = 0; index < words.length; index += 1) {
      const { end, form: whole, verdict } = words[index] as JudgedWord;
      const form = withoutElision(whole, language);
      const at = end - form.length;
      const here = { text: form, start: at, locale };
      if (verdict?.id === "word-foreign") {
        const run = foreignRun(site, words.slice(index), rest, verdict.languages);
        found.push({ ...here, id: verdict.id, language: run.language, text: rest.slice(at, run.end) });
        index += run.count - 1;
      } else if (verdict) found.push({ ...here, ...verdict });
    }
    return found.map((wrong) => ({ ...wrong, start: start + wrong.start }));
  };
}

type JudgedWord = Word & { readonly verdict: Verdict };

/** Words that the language has, as another country uses them: whole words, with any white space between them. */
function usageIn(text: string, locale: Locale, elsewhere: WordsElsewhere | undefined, own: OwnerWords): WrongWords[] {
  const usage = elsewhere?.usage ?? [];
  return usage.flatMap((note) =>
    note.words.flatMap(([source, write]) =>
      [...text.matchAll(wholeWords(source))]
        .filter(([found]) => !own.has(found))
        .map(({ 0: found, index }) => ({ id: "word-elsewhere", note, write, text: found, start: index, locale })),
    ),
  );
}

const wholeWordPatterns = new Map<string, RegExp>();

function wholeWords(source: string): RegExp {
  const known = wholeWordPatterns.get(source);
  if (known !== undefined) return known;
  // Not judged: it is made of the words of a site's language, once for each, and reads the owner's texts alone.
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${source.replaceAll(" ", "\\s+")})(?![\\p{L}\\p{N}])`, "giu");
  wholeWordPatterns.set(source, pattern);
  return pattern;
}

/**
 * From a foreign word on: the longest run of words of one language that ends with a word that is foreign. One word at a
 * time may be right in the text's own language too: "imposto do selo".
 */
function foreignRun(site: SpelledSite, words: readonly JudgedWord[], text: string, languages: readonly Locale[]) {
  const runs = languages.map((language) => {
    let count = 1;
    for (let next = 1; next < words.length; next += 1) {
      const [before, word] = [words[next - 1], words[next]];
      if (!before || !word || !/^[ \u00a0'’-]*$/.test(text.slice(before.end, word.start))) break;
      if (!isIn(site, language, word.form)) break;
      if (word.verdict?.id === "word-foreign") count = next + 1;
      else if (next > count) break;
    }
    return { language, count, end: words[count - 1]?.end ?? 0 };
  });
  return runs.reduce((longest, run) => (run.count > longest.count ? run : longest));
}

function blank(text: string, from: number, to: number): string {
  return text.slice(0, from) + NO_TEXT.repeat(to - from) + text.slice(to);
}
