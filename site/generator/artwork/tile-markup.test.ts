import { expect, test } from "vitest";
import { tile } from "../../app/components/tiles/tile.ts";
import { approvedTiles } from "../../app/test-support/approved-tiles.ts";
import { madeUpTheme } from "../content/theme/test-support/made-up-theme.ts";
import { wallPaint } from "./palette.ts";
import { tileMarkup, wallMarkup } from "./tile-markup.ts";

const paint = wallPaint((await madeUpTheme()).light);

test.each(approvedTiles)("$seed has the approved shapes, in the colours of their roles", ({ seed, quarter }) => {
  const shapes = [...quarter.matchAll(/class="t(\d)"(?: transform="([^"]+)")? d="([^"]+)"/g)];
  const colours = paint.tile;
  const drawn = tileMarkup("q", tile(seed), colours);
  for (const [, role, turn, path] of shapes) {
    const paint = colours[Number(role)] ?? "";
    const turned = turn === undefined ? "" : ` transform="${turn}"`;
    expect(drawn).toContain(`<path fill="${paint}" stroke="${paint}"${turned} d="${path}"/>`);
  }
});

test("a wall has one relay tile, off its outer columns", () => {
  const wall = wallMarkup("w", "gestao", { cols: 4, rows: 4, top: 1 }, paint);
  expect(wall.split(`fill="${paint.relay[1]}"`).length).toBeGreaterThan(1);
  expect(wall.match(/<g transform="translate\((?:80|160) (?:80|160|240)\)">/g)).toHaveLength(1);
  expect(wall).not.toContain("undefined");
});
