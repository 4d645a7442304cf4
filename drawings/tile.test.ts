import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Layer } from "./painter.ts";
import { approvedTiles } from "./test-support/approved-tiles.ts";
import { tile } from "./tile.ts";

describe("tile", () => {
  test.each(approvedTiles)("$seed gives the expected $family tile", ({ seed, family, ground, quarter }) => {
    const drawn = tile(seed);
    expect({ family: drawn.family, ground: drawn.ground }).toEqual({ family, ground });
    expect(drawn.quarter.map(asMarkup).join("")).toBe(quarter);
  });

  test("is the same each time", () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        expect(tile(seed)).toEqual(tile(seed));
      }),
    );
  });

  test("is symmetric about its diagonal and stays in its quarter", () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        for (const { path } of tile(seed).quarter) {
          const points = pointsOf(path);
          const mirrored = points.map(([x, y]) => [y, x] as const);
          expect(sorted(mirrored)).toEqual(sorted(points));
          for (const coordinate of points.flat()) {
            expect(coordinate).toBeGreaterThanOrEqual(0);
            expect(coordinate).toBeLessThanOrEqual(40);
          }
        }
      }),
    );
  });

  test("has the warm role in small shapes only, and five to nine shapes", () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const { quarter } = tile(seed);
        expect(quarter.length).toBeGreaterThanOrEqual(5);
        expect(quarter.length).toBeLessThanOrEqual(9);
        const warm = quarter.filter(({ role }) => role === 4).flatMap(({ path }) => pointsOf(path).flat());
        expect(Math.max(0, ...warm)).toBeLessThanOrEqual(6);
      }),
    );
  });
});

function asMarkup({ role, path, centred }: Layer): string {
  return `<path class="t${role}"${centred ? ' transform="rotate(180 20 20)"' : ""} d="${path}"/>`;
}

type Point = readonly [x: number, y: number];

/** Every end point and control point of a path, each once. */
function pointsOf(path: string): readonly Point[] {
  const points = new Map<string, Point>();
  let [x, y] = [0, 0];
  const reach = (nextX: number, nextY: number) => {
    [x, y] = [nextX, nextY];
    points.set(`${x} ${y}`, [x, y]);
  };
  for (const [, command = "", values = ""] of path.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const numbers = values.split(" ").filter(Boolean).map(Number);
    const pairs = command === "A" ? numbers.slice(5) : numbers;
    if (command === "H") reach(pairs[0] ?? Number.NaN, y);
    else if (command === "V") reach(x, pairs[0] ?? Number.NaN);
    else for (let at = 0; at < pairs.length; at += 2) reach(pairs[at] ?? Number.NaN, pairs[at + 1] ?? Number.NaN);
  }
  return [...points.values()];
}

function sorted(points: readonly Point[]): readonly Point[] {
  return [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}
