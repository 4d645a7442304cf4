/** The characters of Windows-1252, each at its byte. */
const CHARACTERS = new TextDecoder("windows-1252").decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
const UTF_8 = new TextDecoder();

/**
 * What UTF-8 has of several bytes (RFC 3629): letters of Europe and its neighbours, signs of texts, emoji; other writings only
 * side by side, as “é »” has the bytes of one of them.
 */
const SEQUENCE =
  /(?:[\xC2-\xC5\xCC\xCE-\xD1\xD6-\xDB][\x80-\xBF]|\xC6\x92|\xCB[\x86\x9C])+|\xE2[\x80-\x9F][\x80-\xBF]|\xF0\x9F[\x80-\xBF]{2}|(?:[\xE0-\xEF][\x80-\xBF]{2}){2,}/g;
/** A capital letter, and what may stand behind one: “AMANHÃ…”, “IRMÃ’s”. */
const CAPITAL_AND_END = /^[\xC2-\xCC][\x85\x91-\x97\x99\x9B\xA0\xBB]$/;

/**
 * A line with its letters as they were, before a program took UTF-8 for Windows-1252 or ISO 8859-1, however often; the line
 * itself where none did. It may have right letters too. “NÃO”, “AMANHÃ…” and “« É »” are no damage.
 *
 * @example undamaged("CafÃ© et lâ€™Ã©tÃ©") // "Café et l’été"
 */
export function undamaged(line: string): string {
  if (!/\P{ASCII}{2}/u.test(line)) return line;
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
