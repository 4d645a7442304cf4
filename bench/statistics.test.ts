import { expect, test } from "vitest";
import { median, medianOf, percentile, sumOf } from "./statistics.ts";

test("the median is the middle, whatever the order, and not moved by one slow run", () => {
  expect(median([9000, 2, 1, 3, 2])).toBe(2);
  expect(median([4, 1])).toBe(2.5);
  expect(() => median([])).toThrow("no values");
});

test("samples are reduced by the number that is asked for", () => {
  const samples = [{ time: 5 }, { time: 1 }, { time: 3 }];
  expect(medianOf(samples, ({ time }) => time)).toBe(3);
  expect(sumOf(samples, ({ time }) => time)).toBe(9);
});

test("the slowest in a hundred is told apart from the rest", () => {
  const times = Array.from({ length: 100 }, (_, index) => index);
  expect(percentile(times, 0.99)).toBe(99);
  expect(percentile([3, 1, 2], 0.5)).toBe(2);
});
