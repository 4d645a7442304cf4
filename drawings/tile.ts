import { type Family, families } from "./families.ts";
import { type Layer, Painter, type Role } from "./painter.ts";
import { randomNumbers, seedNumber } from "./seed.ts";

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
