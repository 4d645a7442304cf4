import { inFourQuarters } from "./four-quarters.ts";
import type { TilePaint } from "./paint.ts";
import type { Tile } from "./tile.ts";
import { TILE_SIZE } from "./wall.ts";

const SQUARE = `M0 0h${TILE_SIZE}v${TILE_SIZE}H0z`;

/** One tile as SVG markup: ground, shapes, joint. */
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
