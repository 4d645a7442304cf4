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

/** What is not seen, and could end a header, control a terminal or reorder lines. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** A visitor's text on one line of a mail or a terminal, without invisible characters. */
export function plainLine(text: string): string {
  return text.replace(UNSEEN, " ").replace(/\s+/g, " ").trim();
}

/** The same with its lines. */
export function plainLines(text: string): string {
  const lines = text.split("\n").map((line) => line.replaceAll("\t", "  ").replace(UNSEEN, " "));
  return lines.join("\n");
}

/** The same on one line, safe in a header: without "=?", which a mail program would read as the start of an encoded word (RFC 2047). */
export function headerText(text: string): string {
  return plainLine(text).replaceAll("=?", "= ?");
}

/** The same, safe before an address: without what makes addresses, for programs that decode a name before they read it. */
export function addressName(text: string): string {
  return headerText(text.replace(/[@,;:<>()[\]"\\]/g, " "));
}
