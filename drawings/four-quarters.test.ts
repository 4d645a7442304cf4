import sharp from "sharp";
import { expect, test } from "vitest";
import { approvedTiles } from "./test-support/approved-tiles.ts";
import { tile } from "./tile.ts";
import { inFourQuarters } from "./tile-markup.ts";
import { TILE_SIZE } from "./wall.ts";

const MIDDLE = TILE_SIZE / 2;
const PIXELS = 160;
/** Of 255: how much a pixel on an edge may differ, where two renderings round a curve differently. */
const ON_AN_EDGE = 12;

const pixels = (shape: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${PIXELS}" height="${PIXELS}" viewBox="0 0 ${TILE_SIZE} ${TILE_SIZE}">${shape}</svg>`,
    ),
  )
    .extractChannel("alpha")
    .raw()
    .toBuffer();

test.each(approvedTiles)("the shapes of $seed are those of its quarter, turned three times", async ({ seed }) => {
  for (const layer of tile(seed).quarter) {
    const turn = layer.centred ? ` transform="rotate(180 ${MIDDLE / 2} ${MIDDLE / 2})"` : "";
    const quarter = `<path${turn} d="${layer.path}"/>`;
    const turned = [0, 90, 180, 270].map(
      (angle) => `<g transform="rotate(${angle} ${MIDDLE} ${MIDDLE})">${quarter}</g>`,
    );
    const [expected, drawn] = await Promise.all([
      pixels(turned.join("")),
      pixels(`<path d="${inFourQuarters(layer)}"/>`),
    ]);
    expect(drawn.some((alpha) => alpha > 0)).toBe(true);
    const differences = expected.map((alpha, index) => Math.abs(alpha - (drawn[index] ?? 0)));
    expect(Math.max(...differences)).toBeLessThanOrEqual(ON_AN_EDGE);
  }
});
