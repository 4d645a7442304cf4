import fc from "fast-check";
import { expect, test } from "vitest";
import { type Box, treemap } from "./treemap.ts";

const whole: Box = { x: 0, y: 0, width: 400, height: 300 };
const things = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 40 });

test("each thing gets its share of the area, inside the whole; nothing gets none", () => {
  const property = fc.property(things, (sizes) => {
    const items = sizes.map((size, index) => ({ name: String(index), size }));
    const total = sizes.reduce((sum, size) => sum + size, 0);
    const tiles = treemap(items, whole);
    expect(tiles).toHaveLength(sizes.filter((size) => size > 0).length);
    for (const { item, box } of tiles) {
      expect(box.width * box.height).toBeCloseTo((item.size / total) * 400 * 300, 3);
      expect(box.x).toBeGreaterThanOrEqual(-1e-9);
      expect(box.x + box.width).toBeLessThanOrEqual(400 + 1e-6);
      expect(box.y + box.height).toBeLessThanOrEqual(300 + 1e-6);
    }
  });
  fc.assert(property, { numRuns: 200 });
});

test("no two tiles overlap", () => {
  const items = [50, 30, 10, 5, 3, 1, 1].map((size, index) => ({ name: String(index), size }));
  const tiles = treemap(items, whole);
  for (const [index, { box: a }] of tiles.entries()) {
    for (const { box: b } of tiles.slice(index + 1)) {
      const apart =
        a.x + a.width <= b.x + 1e-9 ||
        b.x + b.width <= a.x + 1e-9 ||
        a.y + a.height <= b.y + 1e-9 ||
        b.y + b.height <= a.y + 1e-9;
      expect(apart).toBe(true);
    }
  }
});
