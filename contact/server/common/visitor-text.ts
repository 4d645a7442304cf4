const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text, safe in HTML: in an element or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Control characters, line and paragraph separators, and bidirectional marks. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** A visitor's text on one line of a mail, without invisible characters. */
export function mailLine(text: string): string {
  return text.replace(UNSEEN, " ").trim();
}

/** The same, safe in a header: without "=?", which a mail program would read as the start of an encoded word (RFC 2047). */
export function headerText(text: string): string {
  return mailLine(text).replaceAll("=?", "= ?");
}

/** The same, safe before an address: without what makes addresses, for programs that decode a name before they read it. */
export function addressName(text: string): string {
  return headerText(text.replace(/[@,;:<>()[\]"\\]/g, " "));
}

/** Control characters and bidirectional marks: a visitor's text must not control the owner's terminal, nor reorder lines. */
const UNSAFE = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** A visitor's text on one line, safe on a terminal. */
export function terminalLine(text: string): string {
  return text.replace(/\s+/g, " ").replace(UNSAFE, "\ufffd").trim();
}

/** A visitor's text with its lines, safe on a terminal. */
export function terminalLines(text: string): string {
  return text
    .split("\n")
    .map((line) => line.replaceAll("\t", "  ").replace(UNSAFE, "\ufffd"))
    .join("\n");
}
