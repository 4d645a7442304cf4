import { expect, test } from "vitest";
import { wallPaint } from "../../build/drawings/wall-paint.ts";
import { approvedTiles } from "../../test-support/approved-tiles.ts";
import { siteTheme } from "../../test-support/site-theme.ts";
import { inFourQuarters } from "./four-quarters.ts";
import { relayPlace, tile } from "./tile.ts";
import { tileMarkup, wallMarkup } from "./tile-markup.ts";

const paint = wallPaint((await siteTheme()).light);

test.each(approvedTiles)("$seed has its shapes in the colours of their roles", ({ seed }) => {
  const drawn = tile(seed);
  const markup = tileMarkup(drawn, paint.tile);
  for (const layer of drawn.quarter) {
    const color = paint.tile[layer.role];
    expect(markup).toContain(`<path fill="${color}" stroke="${color}" d="${inFourQuarters(layer)}"/>`);
  }
});

test("a wall has one relay tile, off its outer columns", () => {
  const size = { cols: 4, rows: 4, top: 1 };
  const wall = wallMarkup("gestao", size, paint, relayPlace("gestao", size));
  expect(wall.split(`fill="${paint.relay[1]}"`).length).toBeGreaterThan(1);
  expect(wall.match(/<g transform="translate\((?:80|160) (?:80|160|240)\)">/g)).toHaveLength(1);
  expect(wall).not.toContain("undefined");
});
