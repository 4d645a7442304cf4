import { namedPaint, type TilePaint, type WallPaint } from "./paint.ts";
import { tile } from "./tile.ts";
import { tileMarkup } from "./tile-markup.ts";
import { type Place, relayPlace, TILE_SIZE, type WallSize } from "./wall.ts";

/** A wall of one tile, repeated, in which one, the relay, has other colours. */
export interface Wall extends WallSize {
  readonly seed: string;
  /** Where the relay tile is; by default the seed says it. */
  readonly relay?: Place;
  /** An outline in a tile of 80 units, which is drawn on a plain disc over the relay tile. */
  readonly sign?: string | undefined;
}

/** How many tiles long a strip is: longer than windows are wide. */
export const STRIP_TILES = 80;
/** Column of a strip's relay tile: near its start, so that it shows in the narrowest window. */
const STRIP_RELAY = 3;

/** A wall as SVG markup. Its origin is its top-left corner; a tile is `TILE_SIZE` wide. */
export function wallMarkup({ seed, sign, relay, ...size }: Wall, paint: WallPaint): string {
  const { col, row } = relay ?? relayPlace(seed, size);
  const place = `translate(${col * TILE_SIZE} ${row * TILE_SIZE})`;
  return [
    `<defs>${tilePattern("w", seed, paint.tile)}</defs>`,
    `<path fill="url(#w)" d="M0 0h${size.cols * TILE_SIZE}v${size.rows * TILE_SIZE}H0z"/>`,
    `<g transform="${place}">${tileMarkup(tile(seed), paint.relay)}</g>`,
    sign === undefined ? "" : `<g transform="${place}">${signMarkup(sign, paint.relay)}</g>`,
  ].join("");
}

/** Light on dark in both schemes. */
function signMarkup(outline: string, paint: TilePaint): string {
  return (
    `<circle cx="40" cy="40" r="28" fill="${paint[3]}" stroke="${paint[2]}" stroke-width="2"/>` +
    `<path fill="none" stroke="${paint[2]}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round" d="${outline}"/>`
  );
}

/** A wall as an SVG document in named colours (`inColors`). */
export function wallDrawing(wall: Wall): string {
  const [width, height] = [wall.cols * TILE_SIZE, wall.rows * TILE_SIZE];
  return svg(`viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`, wallMarkup(wall, namedPaint));
}

/**
 * A strip of one tile as an SVG document in named colours: it begins at the left of a window of any width, as high as its box.
 *
 * @param height of the strip where it is shown, in pixels
 */
export function stripDrawing(seed: string, height: number): string {
  const scale = height / TILE_SIZE;
  return svg(
    `viewBox="0 0 ${STRIP_TILES * height} ${height}" preserveAspectRatio="xMinYMid slice"`,
    `<defs>${tilePattern("s", seed, namedPaint.tile, scale)}</defs><rect width="100%" height="100%" fill="url(#s)"/>` +
      `<g transform="translate(${STRIP_RELAY * height}) scale(${scale})">` +
      `${tileMarkup(tile(seed), namedPaint.relay)}</g>`,
  );
}

/** A pattern of one tile, repeated, for a drawing to be filled with. */
export function tilePattern(id: string, seed: string, paint: TilePaint, scale?: number): string {
  const scaled = scale === undefined ? "" : ` patternTransform="scale(${scale})"`;
  const attributes = `width="${TILE_SIZE}" height="${TILE_SIZE}"${scaled} patternUnits="userSpaceOnUse"`;
  return `<pattern id="${id}" ${attributes}>${tileMarkup(tile(seed), paint)}</pattern>`;
}

export function svg(attributes: string, markup: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${markup}</svg>`;
}
