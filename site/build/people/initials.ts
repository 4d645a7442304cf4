const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });
const LETTER = /\p{L}/u;

/**
 * The letters that stand for a name: those of its first and last word. Of scripts without capitals, whose letters may
 * join into another word, the first alone; of a name without letters its first sign.
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
