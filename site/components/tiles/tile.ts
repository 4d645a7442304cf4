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

/** Size of a wall, in tiles. */
export interface WallSize {
  readonly cols: number;
  readonly rows: number;
  /** First row that may hold the relay tile: 1 for a wall behind an arch, which hides the top row. */
  readonly top?: number;
}

/** Column and row of a wall's relay tile, from the top-left one; never the first or last column of more than two. */
export function relayPlace(
  seed: string,
  { cols, rows, top = 0 }: WallSize,
): { readonly col: number; readonly row: number } {
  const next = randomNumbers(seedNumber(`${seed}/relay`));
  const col = cols > 2 ? 1 + Math.floor(next() * (cols - 2)) : Math.floor(next() * cols);
  return { col, row: top + Math.floor(next() * (rows - top)) };
}
