import { expect, test } from "vitest";
import { backoff, interruptedResult } from "./retry-plan.ts";

test("the first retry comes within 30 s, the longest wait is an hour, and all of them fit 40 times into a day", () => {
  expect(backoff(0, 1)).toBeLessThan(30_000);
  expect(backoff(0, 0)).toBeGreaterThan(10_000);
  expect(backoff(1000, 1)).toBe(3_600_000);
  const inADay = Array.from({ length: 40 }, (_, attempt) => backoff(attempt, 0)).reduce((sum, wait) => sum + wait);
  expect(inADay).toBeGreaterThan(24 * 3_600_000 * 0.9);
});

test("waits grow", () => {
  const waits = Array.from({ length: 12 }, (_, attempt) => backoff(attempt, 0.5));
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
});

test("a message that was under way at two ends of the process waits longer than at one, at three longer still", () => {
  const waits = [0, 1, 2].map((lostAnswers) => interruptedResult({ receivedAt: 0, lostAnswers }, 0, 0.5));
  expect(waits).toMatchObject([2_000, 20_000, 900_000].map((at) => ({ outcome: "retry", uncertain: true, at })));
});
