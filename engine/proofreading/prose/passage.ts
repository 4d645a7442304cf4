import type { Locale } from "../../i18n/language.ts";

/** A part of a content file that visitors read. */
export interface Passage {
  /** Offset in the file. */
  readonly start: number;
  /**
   * The part, character for character as long as in the file. What is no text (addresses, code, variables, signs of
   * Markdown, words of another language) is replaced by `NO_TEXT`; line breaks stay.
   */
  readonly text: string;
  /** The language that it is written in. */
  readonly locale: Locale;
}

/** Stands for one character that is no text. */
export const NO_TEXT = "\uFFFC";

/** A text of the same length without anything to read. */
export function noText(text: string): string {
  return text.replace(/[^\n]/g, NO_TEXT);
}
