/** Controls, line and paragraph separators, and marks that turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * A visitor's text as it may stand in a header: one line, without what is not seen, and without "=?", which a mail
 * program would read as the start of an encoded word.
 */
export function headerText(text: string): string {
  return text.replace(UNSEEN, " ").replaceAll("=?", "= ?").trim();
}
