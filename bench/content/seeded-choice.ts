/** Choices that look random and are always the same for the same seed. */
export interface SeededChoice {
  /** A whole number from `least` to `most`, both included. */
  number(least: number, most: number): number;
  /** One of the items. @throws {Error} when there are none */
  one<T>(items: readonly T[]): T;
}

/** Starts a series of choices (the 32-bit generator “mulberry32”). */
export function seededChoice(seed: number): SeededChoice {
  let state = seed >>> 0;
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const number = (least: number, most: number) => least + Math.floor(fraction() * (most - least + 1));
  return {
    number,
    one: <T>(items: readonly T[]): T => {
      const item = items[number(0, items.length - 1)];
      if (item === undefined) throw new Error("There is nothing to choose from: the list is empty.");
      return item;
    },
  };
}
