import type { Writing } from "./language.ts";

/** The characters beside a run of text, where a mark such as bold cuts a line into runs; empty at its ends. */
export interface Beside {
  readonly before: string;
  readonly after: string;
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
export function withQuotes(text: string, { typography }: Writing, { before, after }: Beside): string {
  if (!/["']/.test(text)) return text;
  const [open, close] = typography.quotes;
  // Each mark is replaced by one character, so that what stands beside can be cut off again.
  const quoted = (before + text + after)
    .replace(SINGLE_OPENING, (sign, at: number, whole: string) =>
      opensQuotation(whole.slice(at + 1), after) ? "‘" : sign,
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
