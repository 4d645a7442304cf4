import type { TilePaint } from "../../facts/tile-paint.ts";
import { inFourQuarters } from "./four-quarters.ts";
import { type Tile, tile, type WallSize } from "./tile.ts";
import { TILE_SIZE } from "./walls.ts";

/** The paint of the tiles of an image file: those of a wall, and the one that differs. */
export interface WallPaint {
  readonly tile: TilePaint;
  readonly relay: TilePaint;
}

const SQUARE = `M0 0h${TILE_SIZE}v${TILE_SIZE}H0z`;

/**
 * The wall of tiles of a seed as SVG markup for an image file: the drawing of the pages, with fixed colours.
 * Its origin is its top-left corner; a tile is `TILE_SIZE` wide.
 *
 * @param relay place of the relay tile
 */
export function wallMarkup(
  seed: string,
  size: WallSize,
  paint: WallPaint,
  relay: { readonly col: number; readonly row: number },
): string {
  const width = size.cols * TILE_SIZE;
  const height = size.rows * TILE_SIZE;
  const drawn = tile(seed);
  return [
    `<defs><pattern id="w" width="${TILE_SIZE}" height="${TILE_SIZE}" patternUnits="userSpaceOnUse">`,
    `${tileMarkup(drawn, paint.tile)}</pattern></defs>`,
    `<path fill="url(#w)" d="M0 0h${width}v${height}H0z"/>`,
    `<g transform="translate(${relay.col * TILE_SIZE} ${relay.row * TILE_SIZE})">`,
    `${tileMarkup(drawn, paint.relay)}</g>`,
  ].join("");
}

/** One tile: ground, shapes, joint. */
export function tileMarkup({ ground, quarter }: Tile, paint: TilePaint): string {
  const shapes = quarter.map((layer) => {
    const color = paint[layer.role];
    return `<path fill="${color}" stroke="${color}" d="${inFourQuarters(layer)}"/>`;
  });
  return [
    `<g stroke-width=".6"><path fill="${paint[ground]}" d="${SQUARE}"/>`,
    `${shapes.join("")}</g>`,
    `<path fill="none" stroke="${paint[2]}" stroke-width=".8" stroke-opacity=".22" d="${SQUARE}"/>`,
  ].join("");
}
