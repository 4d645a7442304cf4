import { lineOf, type Problem } from "./problem.ts";

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

/** The characters of Windows-1252, each at its byte. */
const CHARACTERS = new TextDecoder("windows-1252").decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
const UTF_8 = new TextDecoder();

/**
 * What UTF-8 has of several bytes (RFC 3629): letters of Europe and its neighbours, punctuation, emoji; other writings only
 * side by side, as “é »” has the bytes of one of them.
 */
const SEQUENCE =
  /(?:[\xC2-\xC5\xCC\xCE-\xD1\xD6-\xDB][\x80-\xBF]|\xC6\x92|\xCB[\x86\x9C])+|\xE2[\x80-\x9F][\x80-\xBF]|\xF0\x9F[\x80-\xBF]{2}|(?:[\xE0-\xEF][\x80-\xBF]{2}){2,}/g;
/** How each of these begins, in both encodings: a letter with an accent, and what is no letter of Western Europe. */
const BEGINNING = /[\xC2-\xF0][^\0-\x7F\xC0-\xFF]/;
/** A capital letter, and what may stand behind one: “AMANHÃ…”, “IRMÃ’s”. */
const CAPITAL_AND_END = /^[\xC2-\xCC][\x85\x91-\x97\x99\x9B\xA0\xBB]$/;

/**
 * A line with its characters as they were, before a program took UTF-8 for Windows-1252 or ISO 8859-1, however often; the line
 * itself where none did. It may have right characters too. “NÃO”, “AMANHÃ…” and “« É »” are no damage.
 *
 * @example undamaged("CafÃ© et lâ€™Ã©tÃ©") // "Café et l’été"
 */
export function undamaged(line: string): string {
  if (!BEGINNING.test(line)) return line;
  const bytes = Array.from({ length: line.length }, (_, at) => byteOf(line.charAt(at))).join("");
  const found = [...bytes.matchAll(SEQUENCE)];
  if (found.every(({ 0: sequence, index }) => mayBeText(sequence, line, index))) return line;
  let end = 0;
  const parts = found.map(({ 0: sequence, index }) => {
    const before = line.slice(end, index);
    end = index + sequence.length;
    return before + UTF_8.decode(Uint8Array.from(sequence, (byte) => byte.charCodeAt(0)));
  });
  return undamaged(parts.join("") + line.slice(end)).normalize("NFC");
}

/** A byte as a character; of what Windows-1252 lacks, one that begins nothing. */
function byteOf(character: string): string {
  const byte = CHARACTERS.indexOf(character);
  return byte >= 0 || character <= "\xFF" ? String.fromCharCode(byte < 0 ? character.charCodeAt(0) : byte) : "\0";
}

/** Whether a word in capitals, or a letter by itself, may end here. One of another writing has others beside it. */
function mayBeText(sequence: string, line: string, index: number): boolean {
  if (/^[\xCE-\xDB].$/s.test(sequence)) return true;
  const isLetterNext = /^\p{L}/u.test(line.slice(index + sequence.length));
  if (!CAPITAL_AND_END.test(sequence) || (isLetterNext && !/[\x91\x92]/.test(sequence))) return false;
  const before = line.charAt(index - 1);
  return /^[ÂÃ]/.test(sequence) ? /[\p{Lu}«“(\u00a0]/u.test(before) : !/\p{Ll}/u.test(before);
}
