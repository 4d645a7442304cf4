import type { TilePaints } from "./paint.ts";
import { tile } from "./tile.ts";
import { tileMarkup } from "./tile-markup.ts";
import { TILE_SIZE } from "./wall.ts";

/** Width and height of the picture where nothing scales it, in pixels. */
const SHOWN_SIZE = 800;

/**
 * The tile of a name as an SVG file. Case and encoding of the name do not change it. The file has the light colours, and the
 * dark ones in a media query; no custom properties, which few drawing programs read.
 */
export function tileFile(name: string, { light, dark }: TilePaints): string {
  const seed = name.trim().replace(/\s+/g, " ").toUpperCase().toLowerCase().normalize("NFC");
  const repainted = light.map((color, role) =>
    color === dark[role] ? "" : `[fill="${color}"]{fill:${dark[role]}}[stroke="${color}"]{stroke:${dark[role]}}`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TILE_SIZE} ${TILE_SIZE}" width="${SHOWN_SIZE}" height="${SHOWN_SIZE}">`,
    `<style>@media(prefers-color-scheme:dark){${repainted.join("")}}</style>`,
    tileMarkup(tile(seed), light),
    "</svg>",
  ].join("");
}
