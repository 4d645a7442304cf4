import type { VerbPronouns, Writing } from "../../i18n/language.ts";

/** How a language joins words. */
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
