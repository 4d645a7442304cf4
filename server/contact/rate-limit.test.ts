import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { HOUR } from "../common/clock.ts";
import { rateLimit } from "./rate-limit.ts";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

/** Bytes of the heap that something still needs. */
function memoryInUse(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

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

test("a million addresses take less than 50 MB, and do not free one that has just come", {
  timeout: 30_000,
}, () => {
  const limit = rateLimit(1);
  const before = memoryInUse();
  for (let count = 0; count < 1_000_000; count++) limit.take(`address ${count}`, count);
  expect(memoryInUse() - before).toBeLessThan(50_000_000);
  expect(limit.size).toBeLessThanOrEqual(100_000);
  expect(limit.take("address 999999", 1_000_000)).toBeGreaterThan(0);
});
