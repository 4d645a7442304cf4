import {
  type Locale,
  languageOf,
  type VerbPronouns,
  type WordNote,
  type WordsElsewhere,
  type Writing,
} from "../i18n/language.ts";
import { dictionary, dictionaryAt, type SpelledSite } from "./dictionaries.ts";
import type { OwnerWords } from "./owner-words.ts";

/** The problem of a word in a text of some language. */
export type Verdict =
  /** A word of other languages of the site, the likeliest first. */
  | { readonly id: "word-foreign"; readonly languages: readonly [Locale, ...Locale[]] }
  /** A word of another country; what to write is known of its spellings alone. */
  | { readonly id: "word-elsewhere"; readonly note: WordNote; readonly write?: string }
  | { readonly id: "word-unknown" };

/** A capital and lower case: a name, if a dictionary has it so and not in lower case. */
const CAPITALIZED = /^\p{Lu}\p{Ll}/u;

/**
 * Judges words of texts in the languages of the site, undefined for a word that is right; each only once, and the dictionary of another country is read when a
 * word is found nowhere else.
 */
export function wordJudge(site: SpelledSite, own: OwnerWords): (form: string, locale: Locale) => Verdict | undefined {
  const known = new Map<string, Verdict | undefined>();
  return (form, locale) => {
    const key = `${locale} ${form}`;
    if (!known.has(key)) known.set(key, judge(form, locale, site, own));
    return known.get(key);
  };
}

export function isIn(site: SpelledSite, locale: Locale, form: string): boolean {
  const { has } = dictionary(site, locale) ?? {};
  return has !== undefined && isWord(form, languageOf(site, locale), has);
}

function judge(form: string, locale: Locale, site: SpelledSite, own: OwnerWords): Verdict | undefined {
  const words = dictionary(site, locale);
  const language = languageOf(site, locale);
  if (words === undefined || isWord(form, language, (word) => words.has(word) || own.has(word))) return undefined;
  const others = otherLanguages(locale, site);
  const alone = withoutElision(form, language);
  const name = alone.replace(language.joins?.after ?? "", "");
  if (others.some((other) => isName(site, name, other))) return undefined;
  const [first, ...more] = others.filter((other) => isIn(site, other, alone));
  if (first !== undefined) return { id: "word-foreign", languages: [first, ...more] };
  const elsewhere = language.spelling?.elsewhere;
  if (elsewhere === undefined) return { id: "word-unknown" };
  const write = withOwnLetters(form, elsewhere);
  if (write !== form && isIn(site, locale, write)) return { id: "word-elsewhere", note: elsewhere.spelling, write };
  if (!isWord(form, language, dictionaryAt(elsewhere.dictionary).has)) return { id: "word-unknown" };
  return { id: "word-elsewhere", note: elsewhere.unknown };
}

/** The other languages of the site; first the one that words of two of them mostly come from. */
function otherLanguages(locale: Locale, site: SpelledSite): readonly Locale[] {
  const others = site.locales.filter((other) => other !== locale && languageOf(site, other).spelling !== undefined);
  const lends = (other: Locale) => Number(languageOf(site, other).spelling?.isLender ?? false);
  return others.toSorted((a, b) => lends(b) - lends(a));
}

/** Whether a dictionary has a word as a name, which needs no mark in other languages. */
function isName(site: SpelledSite, form: string, language: Locale): boolean {
  const words = dictionary(site, language);
  return CAPITALIZED.test(form) && words?.has(form) === true && !words.has(form.toLowerCase());
}

/** A word in European spelling, in lower and upper case: "econômico" becomes "económico", "bebê" "bebé". */
function withOwnLetters(form: string, { letters }: WordsElsewhere): string {
  return letters.reduce(
    (word, [from, to]) => word.replaceAll(from, to).replaceAll(from.toUpperCase(), to.toUpperCase()),
    form,
  );
}

type Joining = Pick<Writing, "joins">;

/** Up to five capitals: no dictionary knows them, and a list of them would tell nothing. */
const ACRONYM = /^\p{Lu}{2,5}s?$/u;

/**
 * Whether a word is right in a language whose dictionary has certain forms: as it stands, without the capital of a
 * sentence's beginning or the capitals of a heading, and in the parts that the language joins by apostrophe or hyphen.
 *
 * @param has whether the dictionary has a form, written with a straight apostrophe
 */
export function isWord(word: string, language: Joining, has: (form: string) => boolean): boolean {
  const { after, pronouns } = language.joins ?? {};
  const hasForm = (form: string) => inAnyCase(form).some(has);
  if (hasForm(word) || ACRONYM.test(word)) return true;
  if (after?.test(word)) return isWord(word.replace(after, ""), language, has);
  const alone = withoutElision(word, language);
  if (alone !== word) return isWord(alone, language, has);
  if (!word.includes("-")) return word.length === 1;
  if (pronouns !== undefined && verbForms(word, pronouns).some(hasForm)) return true;
  return word.split("-").every((part) => part === "" || isWord(part, language, has));
}

/** A word without the one that is joined to it by an apostrophe: "l'acte" is "acte". */
export function withoutElision(word: string, { joins }: Joining): string {
  return joins?.before === undefined ? word : word.replace(joins.before, "");
}

/** A form, and what it may be without its capitals: "Été" is "été", "PARIS" is "Paris". */
function inAnyCase(form: string): string[] {
  const lower = form.toLowerCase();
  if (form === lower) return [form];
  const first = form.slice(0, 1);
  return [
    form,
    first.toLowerCase() + form.slice(1),
    ...(form === form.toUpperCase() ? [lower, first + lower.slice(1)] : []),
  ];
}

/** The verb of "tratamo-lo" (tratamos), "apagá-los" (apagar), "fi-lo" (fiz), "ajudar-vos-emos" (ajudaremos). */
function verbForms(word: string, { pattern, lost }: VerbPronouns): string[] {
  const { stem, pronoun = "", ending = "" } = pattern.exec(word)?.groups ?? {};
  if (stem === undefined) return [];
  const [, letters = [""]] = lost.find(([before]) => before.test(pronoun)) ?? [];
  const bare = stem.slice(0, -1) + stem.slice(-1).normalize("NFD").replace(/\p{M}/gu, "");
  return letters
    .flatMap((letter) => (letter === "" ? [stem] : [stem + letter, bare + letter]))
    .map((verb) => verb + ending);
}
