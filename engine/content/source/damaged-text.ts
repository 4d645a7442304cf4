import { lineOf, type Problem } from "./problem.ts";
import { undamaged } from "./undamaged.ts";

/** Control characters except tab and line breaks. XML forbids most of them. */
const CONTROL = /[^\P{Cc}\t\n]/u;
/** Stands for a byte that is not UTF-8. */
const REPLACEMENT = "\uFFFD";

/** Around two versions of which a program did not know the right one. What stands between them may also underline a heading. */
const MERGE_MARK = /^(?:<{7}|>{7})(?: |$)/m;

/**
 * What other programs did to a text: two versions left in one, bytes of another encoding than UTF-8, UTF-8 taken for another
 * encoding, invisible control characters.
 */
export function damageIn(file: string, text: string): Problem[] {
  const [mark] = MERGE_MARK.exec(text) ?? [];
  if (mark !== undefined) return [{ file, line: lineOf(`\n${text}`, `\n${mark}`), id: "merge-mark", values: {} }];
  if (text.includes(REPLACEMENT)) {
    return [{ file, line: lineOf(text, REPLACEMENT), id: "not-utf8", values: {} }];
  }
  return text.split("\n").flatMap((line, index): Problem[] => {
    const right = undamaged(line);
    if (right !== line) return [{ file, line: index + 1, id: "letters-damaged", values: { write: right.trim() } }];
    const found = CONTROL.exec(line)?.[0];
    if (found === undefined) return [];
    const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
    const before = line.slice(0, line.indexOf(found)).slice(-20);
    return [{ file, line: index + 1, id: "invisible-character", values: { code: `U+${code}`, before } }];
  });
}
