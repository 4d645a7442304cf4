import { expect, test } from "vitest";
import { slope } from "./run-aborts.ts";

test("growth is read from noisy samples", () => {
  expect(
    slope([
      [0, 1],
      [1, 3],
      [2, 5],
    ]),
  ).toBe(2);
  expect(
    slope([
      [0, 10],
      [1, 12],
      [2, 8],
      [3, 10],
    ]),
  ).toBeCloseTo(-0.4);
});
