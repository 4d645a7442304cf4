import type { Locale } from "../../i18n/language.ts";
import { BRAZIL, type DictionaryName, dictionary, hasDictionary, type SpelledSite } from "./dictionaries.ts";
import type { OwnerWords } from "./owner-words.ts";
import { isWord, withoutElision } from "./word-forms.ts";

/** The problem of a word in a text of some language; undefined for a word that is right. */
export type Verdict =
  | undefined
  /** A word of other languages of the site. */
  | { readonly id: "word-foreign"; readonly languages: readonly Locale[] }
  /** Right but for a Brazilian accent. */
  | { readonly id: "word-brazilian-spelling"; readonly write: string }
  /** "word-only-brazilian": it may be right, as the European dictionary has gaps. */
  | { readonly id: "word-only-brazilian" | "word-unknown" };

/** A capital and lower case: a name, if a dictionary has it so and not in lower case. */
const CAPITALIZED = /^\p{Lu}\p{Ll}/u;

/** Judges words of texts in the languages of the site; each only once, and the Brazilian dictionary is read when a word is found nowhere else. */
export function wordJudge(site: SpelledSite, own: OwnerWords): (form: string, locale: Locale) => Verdict {
  const known = new Map<string, Verdict>();
  return (form, locale) => {
    const key = `${locale} ${form}`;
    if (!known.has(key)) known.set(key, judge(form, locale, site, own));
    return known.get(key);
  };
}

/** Whether a word is right in a language of the site, or in Brazil. */
export function isIn(site: SpelledSite, name: DictionaryName, form: string): boolean {
  return isWord(form, name === BRAZIL ? "pt" : name, dictionary(site, name).has);
}

function judge(form: string, locale: Locale, site: SpelledSite, own: OwnerWords): Verdict {
  const { has } = dictionary(site, locale);
  if (isWord(form, locale, (word) => has(word) || own.has(word))) return undefined;
  const others = otherLanguages(locale, site);
  const alone = withoutElision(form, locale);
  if (others.some((other) => isName(site, alone, other))) return undefined;
  const languages = others.filter((other) => isIn(site, other, alone));
  if (languages.length > 0) return { id: "word-foreign", languages };
  if (locale !== "pt") return { id: "word-unknown" };
  const write = withEuropeanAccents(form);
  if (write !== form && isIn(site, "pt", write)) return { id: "word-brazilian-spelling", write };
  return { id: isIn(site, BRAZIL, form) ? "word-only-brazilian" : "word-unknown" };
}

/** The other languages of the site; English first, as words that two of them have mostly come from there. */
function otherLanguages(locale: Locale, site: SpelledSite): readonly Locale[] {
  const others = site.locales.filter((other) => other !== locale && hasDictionary(site, other));
  return others.toSorted((a, b) => Number(b === "en") - Number(a === "en"));
}

/** Whether a dictionary has a word as a name, which needs no mark in other languages. */
function isName(site: SpelledSite, form: string, language: Locale): boolean {
  const { has } = dictionary(site, language);
  return CAPITALIZED.test(form) && has(form) && !has(form.toLowerCase());
}

/** Brazil closes vowels that Portugal opens before m and n: "econômico" is "económico", "bebê" is "bebé". */
function withEuropeanAccents(form: string): string {
  return form.replaceAll("ô", "ó").replaceAll("ê", "é").replaceAll("Ô", "Ó").replaceAll("Ê", "É");
}
