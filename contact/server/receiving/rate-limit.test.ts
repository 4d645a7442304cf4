import { expect, test } from "vitest";
import { HOUR } from "../common/clock.ts";
import { rateLimit } from "./rate-limit.ts";

test("ten an hour; the eleventh is told when to come back, and then may", () => {
  const limit = rateLimit(10);
  for (let count = 0; count < 10; count++) expect(limit.take("a", count * 1000)).toBe(0);
  expect(limit.take("a", 60_000)).toBe(3540);
  expect(limit.take("b", 60_000)).toBe(0);
  expect(limit.take("a", HOUR)).toBe(0);
});

test("repeats count as one message in ten", () => {
  const limit = rateLimit(2);
  const repeats = (most: number) => Array.from({ length: most }, () => limit.take("a", 0, true)).indexOf(3600);
  expect(limit.take("a", 0)).toBe(0);
  expect(repeats(100)).toBe(19);
  expect(limit.take("a", 0)).toBe(3600);
  expect(limit.take("a", HOUR)).toBe(0);
  expect(repeats(9)).toBe(-1);
  expect(limit.take("a", HOUR)).toBe(0);
});

test("a clock that is put back locks nobody out", () => {
  const limit = rateLimit(1);
  expect([limit.take("a", 100 * HOUR), limit.take("a", 100 * HOUR)]).toEqual([0, 3600]);
  expect(limit.take("a", HOUR)).toBe(0);
});
