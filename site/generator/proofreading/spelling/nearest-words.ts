import type { Locale } from "../../../i18n/site-locales.ts";
import { dictionary } from "./dictionaries.ts";
import { isIn } from "./judge-word.ts";

const MOST = 3;

/** What is easily written wrong on a keyboard, or was written so before the spelling reform of 1990. */
const USUAL_SLIPS: Readonly<Record<Locale, readonly (readonly [slip: RegExp, right: string])[]>> = {
  fr: [
    [/oe/g, "œ"],
    [/OE|Oe/g, "Œ"],
    [/^E/, "É"],
    [/^A/, "À"],
  ],
  en: [],
  pt: [
    [/c(?=[cçt])|p(?=[cçt])/g, ""],
    [/[cç]ao$/, "ção"],
    [/ss/, "ç"],
    [/ç/, "ss"],
  ],
};

/** What was probably meant by a word that a language does not have: at most three words, the likeliest first. */
export function nearestWords(form: string, locale: Locale): string[] {
  const fixed = USUAL_SLIPS[locale].map(([slip, right]) => form.replace(slip, right)).filter((word) => word !== form);
  const certain = fixed.filter((word) => isIn(locale, word));
  if (certain.length > 0) return [...new Set(certain)].slice(0, MOST);
  // A capital and no usual slip is mostly a name, for which no dictionary has a better word.
  if (/^\p{Lu}/u.test(form)) return [];
  const near = dictionary(locale).suggest(form);
  const alike = near.filter((word) => bare(word) === bare(form));
  return [...new Set([...alike, ...near])].slice(0, MOST);
}

/** The letters of a word, without accents, and doubled ones once. */
function bare(word: string): string {
  return word.normalize("NFD").replace(/\p{M}/gu, "").replace(/(.)\1/g, "$1");
}
