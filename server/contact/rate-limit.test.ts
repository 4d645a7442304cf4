import { expect, test } from "vitest";
import { rateLimit } from "./rate-limit.ts";

const HOUR = 3_600_000;

test("ten an hour; the eleventh is told when to come back, and then may", () => {
  const limit = rateLimit(10);
  for (let count = 0; count < 10; count++) expect(limit.take("a", count * 1000)).toBe(0);
  expect(limit.take("a", 60_000)).toBe(3540);
  expect(limit.take("b", 60_000)).toBe(0);
  expect(limit.take("a", HOUR)).toBe(0);
});

test("a clock that is put back locks nobody out", () => {
  const limit = rateLimit(1);
  limit.take("a", 100 * HOUR);
  expect(limit.take("a", HOUR)).toBe(0);
});

test("a million addresses do not fill the memory, and do not free one that has just come (reliability I10)", () => {
  const limit = rateLimit(1, 1000);
  for (let count = 0; count < 1_000_000; count++) limit.take(`address ${count}`, count);
  expect(limit.size).toBe(1000);
  expect(limit.take("address 999999", 1_000_000)).toBeGreaterThan(0);
});
