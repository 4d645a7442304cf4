const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text as it is written in HTML, in an element or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Controls, line and paragraph separators, and marks that turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * A visitor's text as it may stand in a header: one line, without what is not seen, and without "=?", which a mail
 * program would read as the start of an encoded word.
 */
export function headerText(text: string): string {
  return text.replace(UNSEEN, " ").replaceAll("=?", "= ?").trim();
}

/** Controls and marks of direction: a visitor's text must not steer the owner's terminal, nor turn lines around. */
const UNSAFE = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** A visitor's text on one line, as a terminal may show it. */
export function terminalLine(text: string): string {
  return text.replace(/\s+/g, " ").replace(UNSAFE, "\ufffd").trim();
}

/** A visitor's text with its lines, as a terminal may show it. */
export function terminalLines(text: string): string {
  return text
    .split("\n")
    .map((line) => line.replaceAll("\t", "  ").replace(UNSAFE, "\ufffd"))
    .join("\n");
}
