import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ease } from "./scroll.ts";

describe("ease", () => {
  test.each([
    [0, 0],
    [0.25, 0.4085],
    [0.5, 0.8024],
    [0.75, 0.9604],
    [1, 1],
  ])("is the easing of CSS at %d", (progress, way) => {
    expect(ease(progress)).toBeCloseTo(way, 3);
  });

  test("never goes back and stays between start and end", () => {
    const time = fc.double({ min: -1, max: 2, noNaN: true });
    fc.assert(
      fc.property(time, time, (one, other) => {
        const [early, late] = [ease(Math.min(one, other)), ease(Math.max(one, other))];
        expect(early).toBeGreaterThanOrEqual(0);
        expect(late).toBeLessThanOrEqual(1);
        expect(late).toBeGreaterThanOrEqual(early);
      }),
    );
  });
});
