import type { Locale } from "./languages.ts";
import { languages, writings } from "./languages.ts";

/** Units that every language writes so. */
const SYMBOLS = "€|%|‰|°C|km|cm|mm|m²|m³|m|kg|g|l|kWh|kB|MB|GB|ko|Mo|Go|px|GMT|UTC";

/** The space between a postcode, of France or of Portugal, and its town. */
const POSTCODES = / (?<=(?<!\p{N})(?:\p{N}{5}|\p{N}{4}-\u2060?\p{N}{3}) )(?=\p{Lu})/gu;

/** The space between “number”, “article” or “page” and its number. */
const NUMBERED =
  / (?<=(?<!\p{L})(?:[Nn]°|[Nn]\.º|[Nn]o\.?|§|[Aa]rt\.|[Aa]rticles?|[Aa]rtigos?|[Pp]ages?|[Pp]áginas?) )(?=\p{N})/gu;

/** Of every language, so that all are judged by the checks. */
const patterns = Object.fromEntries(
  (Object.keys(writings) as Locale[]).map((locale) => [locale, patternsOf(locale)]),
) as Readonly<Record<Locale, ReturnType<typeof patternsOf>>>;

/** The spaces of a language that keep a number beside its unit, its month, its town or the word before it. */
export function numberSpaces(locale: Locale): readonly RegExp[] {
  return patterns[locale].numbers;
}

/** The space between a short title and a name. */
export function titleSpaces(locale: Locale): RegExp {
  return patterns[locale].titles;
}

function patternsOf(locale: Locale) {
  const { counted, titles } = writings[locale].typography;
  return {
    numbers: [afterNumber(`${SYMBOLS}|${counted}`), ...dateSpaces(locale), NUMBERED, POSTCODES],
    titles: new RegExp(` (?<=(?<!\\p{L})(?:${titles}) )(?=\\p{Lu})`, "gu"),
  };
}

/** The spaces between day, month and year: in "12 de outubro de 2026" the year may stand on the next line. */
function dateSpaces(locale: Locale): readonly RegExp[] {
  const { months, of } = languages[locale].dates;
  const names = months.replaceAll(" ", "|");
  if (of === undefined) {
    return [afterNumber(names, "(?:er)?"), new RegExp(` (?<=(?:${names}) )(?=\\p{N}{4}(?!\\p{N}))`, "gu")];
  }
  return [
    afterNumber(`${of} (?:${names})`, "(?:\\.º)?"),
    new RegExp(` (?<=\\p{N}(?:\\.º)?[ \u00a0]${of} )(?=(?:${names})(?!\\p{L}))`, "gu"),
  ];
}

/** `}` is the end of a variable that will be a number. */
function afterNumber(words: string, between = ""): RegExp {
  return new RegExp(` (?<=[\\p{N}}]${between} )(?=(?:${words})(?!\\p{L}))`, "gu");
}
