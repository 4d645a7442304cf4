import type { Writing } from "./language.ts";

/** The characters beside a run of text, where a mark such as bold cuts a line into runs; empty at its ends. */
export interface Beside {
  readonly before: string;
  readonly after: string;
}

const NARROW = "\u202f";
const NO_BREAK = "\u00a0";
/** At both ends of a whole text. */
const NOTHING: Beside = { before: "", after: "" };

/** A number, or a variable that will be one. Texts without any skip the rules about numbers. */
const HAS_NUMBER = /[\p{N}}]/u;
/** The same for French punctuation. */
const MARKS = /[;?!:«»]/;

/**
 * Applies the typography of a language to a run of text: apostrophes, quotation marks, ellipses, dashes, and the spaces
 * that must not break (before a unit or a month, after n° or M.). French: U+202F before ; ? ! and inside « », U+00A0
 * before a colon and between the groups of a number (docs/design.md §3). The run may be a part of a line, cut where
 * a mark begins or ends. Apply it to text nodes only, never to addresses or code.
 *
 * @param beside what stands at the ends of such a part
 * @example typeset("Pourquoi ? C'est « simple ».", french) // "Pourquoi\u202f? C’est «\u202fsimple\u202f»."
 */
export function typeset(text: string, writing: Writing, beside: Beside = NOTHING): string {
  const { frenchSpaces } = writing.typography;
  const common = withQuotes(text, writing, beside)
    .replace(/(?<!\.)\.{3}(?!\.)/g, "…")
    .replace(/(?<=\s)--(?=\s)/g, "–")
    .replace(/ (?=[–—] )/g, NO_BREAK)
    // A single letter that begins a sentence: “. À défaut”.
    .replace(/(?<=[.!?…]\s\p{Lu}) (?=\p{L})/gu, NO_BREAK)
    .replace(keptSpaces(writing).titles, NO_BREAK);
  const kept = HAS_NUMBER.test(common) ? withNumbers(common, writing) : common;
  return frenchSpaces ? withFrenchSpaces(kept, beside.before) : kept.replace(/ (?=[!?])/g, NO_BREAK);
}

/** Keeps a number on one line with its unit, month or town, and with the word before it. */
function withNumbers(text: string, writing: Writing): string {
  const whole = text.replace(/(?<=\p{N}) (?=\p{N})/gu, NO_BREAK);
  return keptSpaces(writing).numbers.reduce((kept, space) => kept.replace(space, NO_BREAK), whole);
}

function withFrenchSpaces(text: string, before: string): string {
  const marks = MARKS.test(text) ? typesetMarks(text, before) : text;
  if (!HAS_NUMBER.test(marks)) return marks;
  return marks
    .replace(/(?<=(?<!\p{N})\p{N}{1,2})h(?=\p{N}{2}(?!\p{N}))/gu, `${NO_BREAK}h${NO_BREAK}`)
    .replace(/(?<=\p{N}[ \u00a0]?h) (?=\p{N})/gu, NO_BREAK);
}

/** Adds the spaces before French ; ? ! : and inside « ». */
function typesetMarks(text: string, before: string): string {
  const first = /[\p{L}»)\]’…%€]/u.test(before) ? text.replace(/^:(?=\s|$)/, `${NO_BREAK}:`) : text;
  return first
    .replace(/([\p{L}\p{N}»)\]}”’…%€])[ \u00a0\u202f]?([;?!]+)(?!\w)/gu, `$1${NARROW}$2`)
    .replace(/^[ \u00a0]?(?=[;?!]+(?:\s|$))/, NARROW)
    .replace(/«[ \u00a0\u202f]?/g, `«${NARROW}`)
    .replace(/[ \u00a0\u202f]?»/g, `${NARROW}»`)
    .replace(/ :/g, `${NO_BREAK}:`)
    .replace(/(?<=[\p{L}»)\]’…%€]):(?=\s|$)/gu, `${NO_BREAK}:`);
}

/** What stands before an opening quotation mark. */
const BOUNDARY = String.raw`(?<=^|[\s([’'‘«“–—/-])`;
/** An opening quotation mark: before a word, or after a space at the end. */
const OPENING = new RegExp(String.raw`${BOUNDARY}"(?![\s,;:!?)]|\.(?!\.)|$)|(?<=[\s([’'])"$`, "g");
/** The same in single ones. */
const SINGLE_OPENING = new RegExp(String.raw`${BOUNDARY}'(?=[\p{L}\p{N}«“"])`, "gu");
/** Single marks after a word or the end of a sentence, before neither. */
const SINGLE_CLOSING = /(?<=[\p{L}\p{N}.,!?…»”"])'(?![\p{L}\p{N}])/u;
/** What an apostrophe stands for at the beginning of a word: the ’90s, ’tis. */
const SHORTENED = /^(?:\p{N}{2}(?!\p{N})|(?:tis|twas|til|em|n|cause|bout|tá|tou)(?!\p{L}))/iu;

/**
 * Replaces straight quotation marks by those of the language, and apostrophes. The spaces inside French marks are added
 * afterwards.
 *
 * @example withQuotes(`"l'un" et 'l'autre'`, french, { before: "", after: "" }) // "«l’un» et ‘l’autre’"
 */
function withQuotes(text: string, { typography }: Writing, { before, after }: Beside): string {
  if (!/["']/.test(text)) return text;
  const [open, close] = typography.quotes;
  // Each mark is replaced by one character, so that what stands beside can be cut off again.
  const quoted = (before + text + after)
    .replace(SINGLE_OPENING, (mark, at: number, whole: string) =>
      opensQuotation(whole.slice(at + 1), after) ? "‘" : mark,
    )
    .replace(OPENING, open)
    .replaceAll('"', close)
    .replace(/(?<=\S)'|'(?=[\p{L}\p{N}])/gu, "’");
  return quoted.slice(before.length, quoted.length - after.length);
}

/** Whether a single mark before `rest` begins a quotation: another ends it here or after the run, and it shortens no word. */
function opensQuotation(rest: string, after: string): boolean {
  return (after !== "" || SINGLE_CLOSING.test(rest)) && !SHORTENED.test(rest);
}

/** Units that every language writes so. */
const SYMBOLS = "€|%|‰|°C|km|cm|mm|m²|m³|m|kg|g|l|kWh|kB|MB|GB|ko|Mo|Go|px|GMT|UTC";

/** What may stand after the first of a month; in German a dot after every day. */
const ORDINAL = "(?:er|\\.?º|\\.)?";

/** The space between a postcode and its town: five digits, or four and three. Four alone would be a year. */
const POSTCODES = / (?<=(?<!\p{N})(?:\p{N}{5}|\p{N}{4}-\p{N}{3}) )(?=\p{Lu})/gu;

/** The space between “number”, “article” or “page” and its number. */
const NUMBERED =
  / (?<=(?<!\p{L})(?:[Nn]°|[Nn]\.º|[Nn]o\.?|§|[Aa]rt\.|[Aa]rticles?|[Aa]rtigos?|[Pp]ages?|[Pp]áginas?) )(?=\p{N})/gu;

/** By language: made once. */
const made = new WeakMap<Writing, ReturnType<typeof spacesOf>>();

/** The spaces of a language at which no line breaks. */
function keptSpaces(writing: Writing) {
  const spaces = made.get(writing) ?? spacesOf(writing);
  made.set(writing, spaces);
  return spaces;
}

function spacesOf({ typography: { counted, titles }, dates }: Writing) {
  return {
    /** They keep a number beside its unit, its month, its town or the word before it. */
    numbers: [afterNumber(`${SYMBOLS}|${counted}`), ...dateSpaces(dates), NUMBERED, POSTCODES],
    /** Between a short title and a name. */
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
