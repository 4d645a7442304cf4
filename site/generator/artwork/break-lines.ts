/**
 * Breaks a text into lines no wider than `widest`, as few as possible and of nearly the same length. Only plain spaces
 * break; a word that is wider than a line has a line of its own.
 *
 * @param widthOf width of a text, in the unit of `widest`
 */
export function breakLines(text: string, widest: number, widthOf: (text: string) => number): readonly string[] {
  const words = text.split(" ").filter((word) => word !== "");
  const fewest = fill(words, widest, widthOf);
  let low = widest / fewest.length;
  let high = widest;
  for (let step = 0; step < HALVINGS; step++) {
    const half = (low + high) / 2;
    if (fill(words, half, widthOf).length > fewest.length) low = half;
    else high = half;
  }
  return fill(words, high, widthOf);
}

/** Halvings of a line's width: the last one moves less than a pixel. */
const HALVINGS = 10;

/** As many words on each line as fit. */
function fill(words: readonly string[], widest: number, widthOf: (text: string) => number): readonly string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer) <= widest) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
