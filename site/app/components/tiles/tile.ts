import { type Family, families } from "./families.ts";
import { type Layer, Painter, type Role } from "./painter.ts";
import { hash, randomNumbers } from "./seed.ts";

/** Side of a tile, in the units of its drawing. */
export const TILE_SIZE = 80;

/** A tile as data: the role of its ground and the shapes of its top-left quarter, which is turned four times. */
export interface Tile {
  readonly family: Family;
  readonly ground: Role;
  readonly quarter: readonly Layer[];
}

/**
 * The tile of a seed: always the same, for ever and everywhere.
 *
 * @param seed a key shared by the three languages, never a translated title
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
  return new Painter(randomNumbers(hash(seed)));
}

function pickFamily(painter: Painter): Family {
  return painter.pick<Family>("rose", "gem", "braid", "leaf", "cross", "fern", "rings");
}

/** Size of a wall, in tiles. */
export interface WallSize {
  readonly cols: number;
  readonly rows: number;
  /** First row that the relay tile may take: 1 for a wall seen through an arch, which crops the top row. */
  readonly top?: number;
}

/** Where a wall's one relay tile stands, in tiles from the top-left one; never in the first or last column. */
export function relayPlace(
  seed: string,
  { cols, rows, top = 0 }: WallSize,
): { readonly col: number; readonly row: number } {
  const next = randomNumbers(hash(`${seed}/relay`));
  const col = cols > 2 ? 1 + Math.floor(next() * (cols - 2)) : Math.floor(next() * cols);
  return { col, row: top + Math.floor(next() * (rows - top)) };
}
