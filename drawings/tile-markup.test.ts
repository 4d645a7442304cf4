import { expect, test } from "vitest";
import { namedPaint } from "./paint.ts";
import { approvedTiles } from "./test-support/approved-tiles.ts";
import { tile } from "./tile.ts";
import { inFourQuarters, tileMarkup } from "./tile-markup.ts";

test.each(approvedTiles)("$seed has its shapes in the colours of their roles", ({ seed }) => {
  const drawn = tile(seed);
  const markup = tileMarkup(drawn, namedPaint.tile);
  for (const layer of drawn.quarter) {
    const color = namedPaint.tile[layer.role];
    expect(markup).toContain(`<path fill="${color}" stroke="${color}" d="${inFourQuarters(layer)}"/>`);
  }
});
