/** Side of a tile, in the units of its drawing. */
export const TILE_SIZE = 80;
