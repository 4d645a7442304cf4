import { expect, test } from "vitest";
import { blockingTime } from "./blocking-time.ts";

test("only what exceeds 50 ms after the first paint counts", () => {
  expect(blockingTime([{ start: 500, duration: 80 }], 400)).toBe(30);
  expect(blockingTime([{ start: 500, duration: 50 }], 400)).toBe(0);
  expect(blockingTime([{ start: 100, duration: 200 }], 400)).toBe(0);
  expect(blockingTime([{ start: 380, duration: 90 }], 400)).toBe(20);
});

test("tasks add up, each with its own 50 ms", () => {
  const tasks = [
    { start: 500, duration: 60 },
    { start: 700, duration: 70 },
    { start: 800, duration: 40 },
  ];
  expect(blockingTime(tasks, 400)).toBe(30);
});
