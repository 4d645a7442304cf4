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
