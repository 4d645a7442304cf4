import type { Locale } from "../../i18n/language.ts";

/** Short words that French and Portuguese join to the next one with an apostrophe. */
const ELIDED = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|presqu|quelqu|entr)'(?=.)/i;
/** A Portuguese verb with pronouns after it, or between its stem and its ending. */
const WITH_PRONOUN =
  /^(?<stem>\p{L}+)-(?<pronoun>(?:(?:[mt]e|[nv]os|lhes?|se)-)?(?:me|te|se|nos|vos|lhes?|[nl]?[oa]s?|m[oa]s?|lh[oa]s?))(?:-(?<ending>ei|ás|á|emos|eis|ão|ia|ias|íamos|íeis|iam))?$/u;
/** Up to five capitals: no dictionary knows them, and a list of them would tell nothing. */
const ACRONYM = /^\p{Lu}{2,5}s?$/u;
const UNACCENTED: Readonly<Record<string, string>> = { á: "a", é: "e", ê: "e", í: "i", ó: "o", ô: "o" };

/**
 * Whether a word is right in a language whose dictionary has certain forms: as it stands, without the capital of a
 * sentence's beginning or the capitals of a heading, and in the parts that the language joins by apostrophe or hyphen.
 *
 * @param has whether the dictionary has a form, written with a straight apostrophe
 */
export function isWord(word: string, locale: Locale, has: (form: string) => boolean): boolean {
  const hasForm = (form: string) => inAnyCase(form).some(has);
  if (hasForm(word) || ACRONYM.test(word)) return true;
  if (locale === "en" && /.'s$/i.test(word)) return isWord(word.slice(0, -2), locale, has);
  const alone = withoutElision(word, locale);
  if (alone !== word) return isWord(alone, locale, has);
  if (!word.includes("-")) return word.length === 1;
  if (locale === "pt" && verbForms(word).some(hasForm)) return true;
  return word.split("-").every((part) => part === "" || isWord(part, locale, has));
}

/** A word without the one that is joined to it by an apostrophe: "l'acte" is "acte". */
export function withoutElision(word: string, locale: Locale): string {
  if (locale === "fr") return word.replace(ELIDED, "");
  return locale === "pt" ? word.replace(/^d'(?=.)/i, "") : word;
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
function verbForms(word: string): string[] {
  const { stem = "", pronoun = "", ending } = WITH_PRONOUN.exec(word)?.groups ?? {};
  if (stem === "") return [];
  const last = stem.slice(-1);
  const bare = stem.slice(0, -1) + (UNACCENTED[last.toLowerCase()] ?? last);
  const swallowed = /^l[oa]s?$/.test(pronoun);
  const stems = swallowed ? [`${bare}r`, `${stem}r`, `${stem}s`, `${bare}s`, `${bare}z`] : [stem];
  if (ending !== undefined) return stems.map((own) => own + ending);
  return pronoun === "nos" ? [...stems, `${stem}s`] : stems;
}
