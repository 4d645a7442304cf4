import type { Writing } from "./language.ts";

/** Units that every language writes so. */
const SYMBOLS = "€|%|‰|°C|km|cm|mm|m²|m³|m|kg|g|l|kWh|kB|MB|GB|ko|Mo|Go|px|GMT|UTC";

/** What may stand after the first of a month. */
const ORDINAL = "(?:er|\\.?º)?";

/** The space between a postcode and its town: five digits, or four and three. Four alone would be a year. */
const POSTCODES = / (?<=(?<!\p{N})(?:\p{N}{5}|\p{N}{4}-\p{N}{3}) )(?=\p{Lu})/gu;

/** The space between “number”, “article” or “page” and its number. */
const NUMBERED =
  / (?<=(?<!\p{L})(?:[Nn]°|[Nn]\.º|[Nn]o\.?|§|[Aa]rt\.|[Aa]rticles?|[Aa]rtigos?|[Pp]ages?|[Pp]áginas?) )(?=\p{N})/gu;

/** Those of a language, made once. */
interface Spaces {
  /** They keep a number beside its unit, its month, its town or the word before it. */
  readonly numbers: readonly RegExp[];
  /** Between a short title and a name. */
  readonly titles: RegExp;
}

const made = new WeakMap<Writing, Spaces>();

/** The spaces of a language at which no line breaks. */
export function keptSpaces(writing: Writing): Spaces {
  const spaces = made.get(writing) ?? spacesOf(writing);
  made.set(writing, spaces);
  return spaces;
}

function spacesOf({ typography: { counted, titles }, dates }: Writing): Spaces {
  return {
    numbers: [afterNumber(`${SYMBOLS}|${counted}`), ...dateSpaces(dates), NUMBERED, POSTCODES],
    titles: spaceBetween(`(?<!\\p{L})(?:${titles})`, "\\p{Lu}"),
  };
}

/** The spaces between day, month and year: in "12 de outubro de 2026" the year may stand on the next line. */
function dateSpaces({ months, of }: Writing["dates"]): readonly RegExp[] {
  const names = months.replaceAll(" ", "|");
  if (of === undefined) return [afterNumber(names, ORDINAL), spaceBetween(`(?:${names})`, "\\p{N}{4}(?!\\p{N})")];
  return [
    afterNumber(`${of} (?:${names})`, ORDINAL),
    spaceBetween(`\\p{N}${ORDINAL}[ \u00a0]${of}`, `(?:${names})(?!\\p{L})`),
  ];
}

/** `}` is the end of a variable that will be a number. */
function afterNumber(words: string, between = ""): RegExp {
  return spaceBetween(`[\\p{N}}]${between}`, `(?:${words})(?!\\p{L})`);
}

function spaceBetween(before: string, after: string): RegExp {
  // Not judged: it is made of the words of a site's language, once for each, and reads the owner's texts alone.
  return new RegExp(` (?<=${before} )(?=${after})`, "gu");
}
