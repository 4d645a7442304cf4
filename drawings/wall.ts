import { randomNumbers, seedNumber } from "./seed.ts";

/** Side of a tile, in the units of its drawing. */
export const TILE_SIZE = 80;

/** Size of a wall, in tiles. */
export interface WallSize {
  readonly cols: number;
  readonly rows: number;
  /** First row that may hold the relay tile: 1 for a wall behind an arch, which hides the top row. */
  readonly top?: number;
}

/** Column and row of a tile in its wall, from the top-left one. */
export interface Place {
  readonly col: number;
  readonly row: number;
}

/** The place of a wall's relay tile; never in the first or last column of more than two. */
export function relayPlace(seed: string, { cols, rows, top = 0 }: WallSize): Place {
  const next = randomNumbers(seedNumber(`${seed}/relay`));
  const col = cols > 2 ? 1 + Math.floor(next() * (cols - 2)) : Math.floor(next() * cols);
  return { col, row: top + Math.floor(next() * (rows - top)) };
}
