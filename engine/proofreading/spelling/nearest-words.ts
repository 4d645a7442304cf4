import { type Locale, languageOf } from "../../i18n/language.ts";
import { dictionary, type SpelledSite } from "./dictionaries.ts";
import { isIn } from "./judge-word.ts";

const MOST = 3;

/** The words that were probably meant by one that a language does not have: at most three, the likeliest first. */
export function nearestWords(site: SpelledSite, form: string, locale: Locale): string[] {
  const slips = languageOf(site, locale).spelling?.slips ?? [];
  const fixed = slips.map(([slip, right]) => form.replace(slip, right)).filter((word) => word !== form);
  const certain = fixed.filter((word) => isIn(site, locale, word));
  if (certain.length > 0) return [...new Set(certain)].slice(0, MOST);
  // A capital and no usual slip is mostly a name, for which no dictionary has a better word.
  if (/^\p{Lu}/u.test(form)) return [];
  const near = dictionary(site, locale).suggest(form);
  const alike = near.filter((word) => bare(word) === bare(form));
  return [...new Set([...alike, ...near])].slice(0, MOST);
}

/** The letters of a word, without accents, and doubled ones once. */
function bare(word: string): string {
  return word.normalize("NFD").replace(/\p{M}/gu, "").replace(/(.)\1/g, "$1");
}
