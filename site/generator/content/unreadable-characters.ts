import { lineOf, type Problem } from "./problem.ts";

/** Control characters except tab and line breaks. XML forbids most of them. */
const CONTROL = /[^\P{Cc}\t\n]/u;
/** What a byte becomes that is not UTF-8. */
const REPLACEMENT = "\uFFFD";

/** Finds what cannot be shown in a file: bytes of another encoding than UTF-8, invisible control characters. */
export function unreadableCharacters(file: string, text: string): Problem[] {
  if (text.includes(REPLACEMENT)) {
    const message = "the file is not saved as UTF-8: letters with accents are lost";
    const fix = "save it again and choose the encoding UTF-8, then check its accents";
    return [{ file, line: lineOf(text, REPLACEMENT), message, fix }];
  }
  if (!CONTROL.test(text)) return [];
  return text.split("\n").flatMap((line, index) => {
    const found = CONTROL.exec(line)?.[0];
    if (found === undefined) return [];
    const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
    const before = line.slice(0, line.indexOf(found)).slice(-20);
    return [
      {
        file,
        line: index + 1,
        message: `an invisible control character (U+${code}) stands after “${before}”`,
        fix: "delete it and the letter before it, and type that letter again",
      },
    ];
  });
}
