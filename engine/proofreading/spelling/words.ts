import { NO_TEXT } from "../prose/passage.ts";

/** A word of a text, and where it stands. */
export interface Word {
  /** With straight apostrophes and whole letters, however they are written. */
  readonly form: string;
  readonly start: number;
  readonly end: number;
}

/** Letters, joined by hyphens or apostrophes; YAML writes an apostrophe twice between single quotes. */
const WORD = /(?<![\p{L}\p{M}\p{N}])\p{L}[\p{L}\p{M}\p{N}]*(?:(?:['’‑-]|'')[\p{L}\p{M}\p{N}]+)*/gu;

/** The words of a text, without those that hold a digit, and without endings of what is no text, as in "{count}th". */
export function wordsIn(text: string): Word[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: written, index }) => {
    const form = written.replace(/''|’/g, "'").replaceAll("‑", "-").normalize("NFC");
    const isEnding = text[index - 1] === NO_TEXT && form.length <= 2;
    return isEnding || /\p{N}/u.test(form) ? [] : [{ form, start: index, end: index + written.length }];
  });
}
