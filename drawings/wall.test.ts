import fc from "fast-check";
import { expect, test } from "vitest";
import { approvedTiles } from "./test-support/approved-tiles.ts";
import { relayPlace } from "./wall.ts";

test.each(approvedTiles)("$seed has its relay tile at the expected position", ({ seed, relay }) => {
  expect(relayPlace(seed, { cols: 6, rows: 4 })).toEqual(relay);
});

test("the relay tile lies in the wall, below its top and off its outer columns", () => {
  const sizes = fc.record({ cols: fc.integer({ min: 3, max: 9 }), rows: fc.integer({ min: 2, max: 9 }) });
  fc.assert(
    fc.property(fc.string(), sizes, (seed, { cols, rows }) => {
      const { col, row } = relayPlace(seed, { cols, rows, top: 1 });
      expect([col >= 1, col <= cols - 2, row >= 1, row <= rows - 1]).toEqual([true, true, true, true]);
    }),
  );
});
