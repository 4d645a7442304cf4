import type { Family } from "./families.ts";
import { seedNumber } from "./seed.ts";
import { familyOf } from "./tile.ts";

/** In a list of three columns, a card touches the one before it and the one above it. */
const NEIGHBOURS = 3;

/**
 * Seeds of tiles by their keys: chosen, or one of those that all share, of another family than the three before it.
 *
 * @param keys in an order to which new ones are added at its end: so that none changes the others
 * @param shared some of each family
 */
export function spreadSeeds(
  keys: readonly string[],
  chosen: Readonly<Record<string, string>>,
  shared: readonly string[],
): ReadonlyMap<string, string> {
  const seeds = new Map<string, string>();
  const near: Family[] = [];
  for (const key of keys) {
    if (seeds.has(key)) continue;
    const seed = chosen[key] ?? otherThan(near, key, shared);
    seeds.set(key, seed);
    near.push(familyOf(seed));
    if (near.length > NEIGHBOURS) near.shift();
  }
  return seeds;
}

/** The first of the shared ones, from a place that the key says, whose family is not among the given ones. */
function otherThan(families: readonly Family[], key: string, shared: readonly string[]): string {
  const first = seedNumber(key) % shared.length;
  const order = [...shared.slice(first), ...shared.slice(0, first)];
  return order.find((seed) => !families.includes(familyOf(seed))) ?? key;
}
