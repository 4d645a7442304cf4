import type { Locale } from "../../i18n/site-locales.ts";

const NARROW = "\u202f";
const NO_BREAK = "\u00a0";

/**
 * Sets a run of text as a printer of its language would: apostrophes, and the spaces that must not break.
 * French: U+202F before ; ? ! and inside « », U+00A0 before a colon and between the groups of a number
 * (art direction, §3). Apply it to text nodes only, never to addresses or code.
 *
 * @example typeset("Pourquoi ? C'est « simple ».", "fr") // "Pourquoi\u202f? C’est «\u202fsimple\u202f»."
 */
export function typeset(text: string, locale: Locale): string {
  const common = text
    .replace(/(?<=[\p{L}\p{N}])'(?=[\p{L}\p{N}])/gu, "’")
    .replace(/(?<=\p{N}) (?=\p{N})/gu, NO_BREAK)
    .replace(/ (?=[–—] )/g, NO_BREAK);
  return locale === "fr" ? typesetFrench(common) : typesetOthers(common);
}

function typesetFrench(text: string): string {
  return text
    .replace(/([\p{L}\p{N}»)\]”’…%€])[ \u00a0\u202f]?([;?!]+)(?!\w)/gu, `$1${NARROW}$2`)
    .replace(/«[ \u00a0\u202f]?/g, `«${NARROW}`)
    .replace(/[ \u00a0\u202f]?»/g, `${NARROW}»`)
    .replace(/ :/g, `${NO_BREAK}:`)
    .replace(/(?<=\p{N}) (?=(?:h|heures?|€|%|ans?|jours?|mois|minutes?)(?!\p{L}))/gu, NO_BREAK)
    .replace(/(?<=\p{N}[ \u00a0]?h) (?=\p{N})/gu, NO_BREAK);
}

function typesetOthers(text: string): string {
  return text.replace(/(?<=\p{N}) (?=(?:€|%)(?!\p{L}))/gu, NO_BREAK).replace(/ (?=[!?])/g, NO_BREAK);
}
