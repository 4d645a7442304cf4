import { oklch } from "culori";
import { expect, test } from "vitest";
import { contrast, nearestColor } from "./check-contrast.ts";

test("contrast is that of WCAG 2.2, whichever comes first", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.478, 3);
  expect(contrast("#ffffff", "#777777")).toBeCloseTo(4.478, 3);
});

test("the nearest colour passes, keeps its hue, and none between passes", () => {
  const color = "#4d79c7";
  const passes = (candidate: string) => contrast(candidate, "#ffffff") >= 7;
  const found = nearestColor(color, passes) ?? "";
  expect(passes(color)).toBe(false);
  expect(passes(found)).toBe(true);
  expect(contrast(found, "#ffffff")).toBeLessThan(7.2);
  expect(Math.abs((oklch(found)?.h ?? 0) - (oklch(color)?.h ?? 0))).toBeLessThan(2);
});

test("it is looked for towards white where that is nearer", () => {
  const found = nearestColor("#7a8fb0", (candidate) => contrast(candidate, "#08192d") >= 7) ?? "";
  expect(oklch(found)?.l).toBeGreaterThan(oklch("#7a8fb0")?.l ?? 1);
});

test("no colour if none passes", () => {
  expect(nearestColor("#4d79c7", (candidate) => contrast(candidate, "#777777") >= 7)).toBeUndefined();
});
