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
    [/^E/, "É"],
    [/ssão$/, "ção"],
    [/çao$/, "ção"],
    [/cao$/, "ção"],
  ],
};

/**
 * What was probably meant by a word that a language does not have: at most three words, the likeliest first, with the
 * same capital.
 */
export function nearestWords(form: string, locale: Locale): string[] {
  const mended = USUAL_SLIPS[locale].map(([slip, right]) => form.replace(slip, right)).filter((word) => word !== form);
  const certain = mended.filter((word) => isIn(locale, word));
  const isCapitalized = /^\p{Lu}/u.test(form);
  // A capital and no usual slip is mostly a name, for which no dictionary has a better word.
  const found = isCapitalized && certain.length === 0 ? [] : dictionary(locale).suggest(form);
  const near = found.map((word) => (isCapitalized ? word.slice(0, 1).toUpperCase() + word.slice(1) : word));
  const sameLetters = near.filter((word) => bare(word) === bare(form));
  return [...new Set([...certain, ...sameLetters, ...near])].slice(0, MOST);
}

function bare(word: string): string {
  return word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
