import { type Family, families } from "./families.ts";
import { type Layer, Painter, type Role } from "./painter.ts";
import { randomNumbers, seedNumber } from "./seed.ts";

/** In a list of three columns, a card touches the one before it and the one above it. */
const NEIGHBOURS = 3;

/** A tile as data: the role of its ground and the shapes of its top-left quarter, which is turned four times. */
export interface Tile {
  readonly family: Family;
  readonly ground: Role;
  readonly quarter: readonly Layer[];
}

/**
 * The tile of a seed. The same seed always gives the same tile.
 *
 * @param seed a key shared by all languages, never a translated title
 */
export function tile(seed: string): Tile {
  const painter = painterOf(seed);
  const family = pickFamily(painter);
  families[family](painter);
  return { family, ground: painter.glaze.ground, quarter: painter.layers };
}

/** The family of a seed's tile, without the tile. */
export function familyOf(seed: string): Family {
  return pickFamily(painterOf(seed));
}

function painterOf(seed: string): Painter {
  return new Painter(randomNumbers(seedNumber(seed)));
}

function pickFamily(painter: Painter): Family {
  return painter.pick<Family>("rose", "gem", "braid", "leaf", "cross", "fern", "rings");
}

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
