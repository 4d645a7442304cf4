import type { Problem } from "../content/source/problem.ts";
import { type Locale, languageOf, type WordsElsewhere } from "../i18n/language.ts";
import type { ProblemDetails } from "../owner-messages/problem-details.ts";
import { NO_TEXT, type Passage } from "./content-prose.ts";
import { dictionary, type SpelledSite } from "./dictionaries.ts";
import type { FileProse } from "./fix-typography.ts";
import { isIn, type Verdict, withoutElision, wordJudge } from "./judge-word.ts";
import type { OwnerWords } from "./owner-words.ts";

/** Looking for what was meant takes up to a tenth of a second: not for every word of a text that is all wrong. */
const MOST_SEARCHES = 30;
const MOST_MEANT = 3;
/** Passages of other languages that a file can have by the way; of more, all but the first would say the same. */
const MOST_FOREIGN = 5;

/**
 * The problems of the words of content files, by name: each word once a file, where it stands first. A text that was left in
 * another language is one problem.
 */
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
    const found = [...first.values()];
    const foreign = found.filter(({ id }) => id === "word-foreign");
    const isLeft = foreign.length > MOST_FOREIGN;
    const said = isLeft ? found.filter((wrong) => wrong === foreign[0] || wrong.id !== "word-foreign") : found;
    return said.map((wrong): Problem => {
      const line = text.slice(0, wrong.start).split("\n").length;
      if (!isLeft || wrong.id !== "word-foreign")
        return { file, line, ...detailsOf(wrong, nearest, file.endsWith(".md")) };
      return { file, line, id: "text-foreign", values: { words: wrong.text, count: String(foreign.length) } };
    });
  });
}

/** @param marks texts of Markdown files take the mark of a language, those of settings do not */
function detailsOf(
  wrong: WrongWords,
  nearest: (wrong: WrongWords) => readonly string[],
  marks: boolean,
): ProblemDetails {
  const words = wrong.text;
  switch (wrong.id) {
    case "word-foreign":
      if (!marks) return { id: "word-foreign-in-settings", values: { words, write: words } };
      return { id: wrong.id, values: { words, locale: wrong.languages[0], write: `:${wrong.languages[0]}[${words}]` } };
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

/** Words that are not right in the language of their text: one, or several that belong together. */
type WrongWords = Verdict & {
  readonly text: string;
  /** Offset in the file. */
  readonly start: number;
  /** The language that they should be in. */
  readonly locale: Locale;
};

/** Finds the words of passages that are not right in their language; given the owner's own words. */
function wrongWordFinder(site: SpelledSite, own: OwnerWords): (passage: Passage) => WrongWords[] {
  const judge = wordJudge(site, own);
  return ({ text: source, start, locale }) => {
    const language = languageOf(site, locale);
    if (language.spelling === undefined) return [];
    const text = own.withoutNames(source);
    const usage = usageIn(text, locale, language.spelling.elsewhere, own);
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
        found.push({ ...here, ...verdict, languages: [run.language], text: rest.slice(at, run.end) });
        index += run.count - 1;
      } else if (verdict) found.push({ ...here, ...verdict });
    }
    return found.map((wrong) => ({ ...wrong, start: start + wrong.start }));
  };
}

type JudgedWord = Word & { readonly verdict: Verdict | undefined };

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

interface Word {
  /** With straight apostrophes and whole letters, however they are written. */
  readonly form: string;
  readonly start: number;
  readonly end: number;
}

/** Letters, joined by hyphens or apostrophes; YAML writes an apostrophe twice between single quotes. */
const WORD = /(?<![\p{L}\p{M}\p{N}])\p{L}[\p{L}\p{M}\p{N}]*(?:(?:['’‑-]|'')[\p{L}\p{M}\p{N}]+)*/gu;

/** The words of a text, without those that hold a digit, and without endings of what is no text, as in "{count}th". */
function wordsIn(text: string): Word[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: written, index }) => {
    const form = written.replace(/''|’/g, "'").replaceAll("‑", "-").normalize("NFC");
    const isEnding = text[index - 1] === NO_TEXT && form.length <= 2;
    return isEnding || /\p{N}/u.test(form) ? [] : [{ form, start: index, end: index + written.length }];
  });
}

/** The words that were probably meant by one that a language does not have: at most three, the likeliest first. */
export function nearestWords(site: SpelledSite, form: string, locale: Locale): string[] {
  const slips = languageOf(site, locale).spelling?.slips ?? [];
  const fixed = slips.map(([slip, right]) => form.replace(slip, right)).filter((word) => word !== form);
  const certain = fixed.filter((word) => isIn(site, locale, word));
  if (certain.length > 0) return [...new Set(certain)].slice(0, MOST_MEANT);
  // A capital and no usual slip is mostly a name, for which no dictionary has a better word.
  if (/^\p{Lu}/u.test(form)) return [];
  const near = dictionary(site, locale)?.suggest(form) ?? [];
  const alike = near.filter((word) => bare(word) === bare(form));
  return [...new Set([...alike, ...near])].slice(0, MOST_MEANT);
}

/** The letters of a word, without accents, and doubled ones once. */
function bare(word: string): string {
  return word.normalize("NFD").replace(/\p{M}/gu, "").replace(/(.)\1/g, "$1");
}
