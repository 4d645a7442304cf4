import type { Writing } from "./language.ts";
import { type Beside, withQuotes } from "./typography-quotes.ts";
import { keptSpaces } from "./typography-words.ts";

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
