const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });
const LETTER = /\p{L}/u;

/**
 * The initials of a name: of its first and last word. In scripts without capitals, whose letters may join into another word,
 * the first letter only; for a name without letters its first character.
 *
 * @example initials("Jean-Pierre de la Tour") // "JT"
 */
export function initials(name: string): string {
  const signs = name.normalize("NFC").trim().split(/\s+/).map(signsOf);
  const letters = signs.flatMap((word) => word.find((sign) => LETTER.test(sign)) ?? []);
  const [first = signs[0]?.[0] ?? "", ...others] = letters;
  const capital = first.toUpperCase();
  const last = others.at(-1);
  return capital === capital.toLowerCase() || last === undefined ? capital : capital + last.toUpperCase();
}

function signsOf(word: string): string[] {
  return [...graphemes.segment(word)].map(({ segment }) => segment);
}
