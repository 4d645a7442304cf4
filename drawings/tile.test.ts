import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Layer } from "./painter.ts";
import { approvedTiles } from "./test-support/approved-tiles.ts";
import { familyOf, spreadSeeds, tile } from "./tile.ts";

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

describe("tiles of many keys", () => {
  const SHARED = Array.from({ length: 12 }, (_, index) => `wall-${index + 1}`);
  const keys = Array.from({ length: 60 }, (_, index) => `article-${index + 1}`);
  const spread = (keys: readonly string[], chosen = {}) => spreadSeeds(keys, chosen, SHARED);

  test("all share a few tiles; none has the family of the three before it", () => {
    const seeds = keys.map((key) => spread(keys).get(key) ?? "");
    const families = seeds.map(familyOf);
    for (const [index, family] of families.entries())
      expect(families.slice(index + 1, index + 4)).not.toContain(family);
    expect(new Set(seeds)).toEqual(new Set(SHARED));
  });

  test("a new key changes no other's tile", () => {
    const before = spread(keys);
    const after = spread([...keys, "new"]);
    for (const key of keys) expect(after.get(key)).toBe(before.get(key));
  });

  test("tiles that were chosen stay, whatever their families, and those after them differ from them", () => {
    const chosen = { a: "gestao", b: "finances", c: "bem-estar", d: "projets" };
    const all = [...Object.keys(chosen), "e", "f", "g", "h"];
    const seeds = spread(all, chosen);
    expect(Object.keys(chosen).map((key) => seeds.get(key))).toEqual(Object.values(chosen));
    const families = all.map((key) => familyOf(seeds.get(key) ?? ""));
    for (const index of [4, 5, 6, 7]) expect(families.slice(index - 3, index)).not.toContain(families[index]);
  });
});
