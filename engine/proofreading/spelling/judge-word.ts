import { type Locale, languageOf, type WordNote, type WordsElsewhere } from "../../i18n/language.ts";
import { dictionary, dictionaryAt, hasDictionary, type SpelledSite } from "./dictionaries.ts";
import type { OwnerWords } from "./owner-words.ts";
import { isWord, withoutElision } from "./word-forms.ts";

/** The problem of a word in a text of some language; undefined for a word that is right. */
export type Verdict =
  | undefined
  /** A word of other languages of the site. */
  | { readonly id: "word-foreign"; readonly languages: readonly Locale[] }
  /** A word of another country; what to write is known of its spellings alone. */
  | { readonly id: "word-elsewhere"; readonly note: WordNote; readonly write?: string }
  | { readonly id: "word-unknown" };

/** A capital and lower case: a name, if a dictionary has it so and not in lower case. */
const CAPITALIZED = /^\p{Lu}\p{Ll}/u;

/**
 * Judges words of texts in the languages of the site; each only once, and the dictionary of another country is read when a
 * word is found nowhere else.
 */
export function wordJudge(site: SpelledSite, own: OwnerWords): (form: string, locale: Locale) => Verdict {
  const known = new Map<string, Verdict>();
  return (form, locale) => {
    const key = `${locale} ${form}`;
    if (!known.has(key)) known.set(key, judge(form, locale, site, own));
    return known.get(key);
  };
}

/** Whether a word is right in a language of the site. */
export function isIn(site: SpelledSite, locale: Locale, form: string): boolean {
  return isWord(form, languageOf(site, locale), dictionary(site, locale).has);
}

function judge(form: string, locale: Locale, site: SpelledSite, own: OwnerWords): Verdict {
  const { has } = dictionary(site, locale);
  const language = languageOf(site, locale);
  if (isWord(form, language, (word) => has(word) || own.has(word))) return undefined;
  const others = otherLanguages(locale, site);
  const alone = withoutElision(form, language);
  if (others.some((other) => isName(site, alone, other))) return undefined;
  const languages = others.filter((other) => isIn(site, other, alone));
  if (languages.length > 0) return { id: "word-foreign", languages };
  const elsewhere = language.spelling?.elsewhere;
  if (elsewhere === undefined) return { id: "word-unknown" };
  const write = withOwnLetters(form, elsewhere);
  if (write !== form && isIn(site, locale, write)) return { id: "word-elsewhere", note: elsewhere.spelling, write };
  if (!isWord(form, language, dictionaryAt(elsewhere.dictionary).has)) return { id: "word-unknown" };
  return { id: "word-elsewhere", note: elsewhere.unknown };
}

/** The other languages of the site; first the one that words of two of them mostly come from. */
function otherLanguages(locale: Locale, site: SpelledSite): readonly Locale[] {
  const others = site.locales.filter((other) => other !== locale && hasDictionary(site, other));
  const lends = (other: Locale) => Number(languageOf(site, other).spelling?.isLender ?? false);
  return others.toSorted((a, b) => lends(b) - lends(a));
}

/** Whether a dictionary has a word as a name, which needs no mark in other languages. */
function isName(site: SpelledSite, form: string, language: Locale): boolean {
  const { has } = dictionary(site, language);
  return CAPITALIZED.test(form) && has(form) && !has(form.toLowerCase());
}

/** A word in European spelling, in lower and upper case: "econômico" becomes "económico", "bebê" "bebé". */
function withOwnLetters(form: string, { letters }: WordsElsewhere): string {
  return letters.reduce(
    (word, [from, to]) => word.replaceAll(from, to).replaceAll(from.toUpperCase(), to.toUpperCase()),
    form,
  );
}
