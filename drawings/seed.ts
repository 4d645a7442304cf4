/**
 * Turns a text into a seed: FNV-1a over its code points.
 *
 * @returns an unsigned 32-bit integer
 */
export function seedNumber(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

/**
 * Makes a generator of numbers from a seed (mulberry32): the same seed gives the same numbers everywhere.
 *
 * @returns a function giving numbers from 0 (included) to 1 (excluded)
 */
export function randomNumbers(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
