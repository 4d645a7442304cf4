import type { Problem } from "./problem.ts";

/** Control characters except tab and line breaks. XML forbids most of them. */
const CONTROL = /[^\P{Cc}\t\n\r]/u;

/** Finds invisible control characters in a file; they come with text copied from a PDF or an email. */
export function controlCharacters(file: string, text: string): Problem[] {
  if (!CONTROL.test(text)) return [];
  return text.split("\n").flatMap((line, index) => {
    const found = CONTROL.exec(line)?.[0];
    if (found === undefined) return [];
    const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
    return [
      {
        file,
        line: index + 1,
        message: `an invisible control character (U+${code}) stands after “${line.slice(0, line.indexOf(found)).slice(-20)}”`,
        fix: "delete it and the letter before it, and type that letter again",
      },
    ];
  });
}
