import { expect, test } from "vitest";
import { recentMap } from "./recent-map.ts";

test("remembers the latest half at least, and never more than it may", () => {
  const map = recentMap<number>(100);
  for (let count = 0; count < 1000; count++) {
    map.set(`key ${count}`, count);
    expect(map.size).toBeLessThanOrEqual(100);
    expect(map.get(`key ${Math.max(0, count - 49)}`)).toBe(Math.max(0, count - 49));
  }
  expect(map.get("key 800")).toBeUndefined();
});

test("what is set again is as good as new, and has its latest value", () => {
  const map = recentMap<number>(10);
  map.set("kept", 0);
  for (let count = 0; count < 100; count++) {
    map.set(`key ${count}`, count);
    map.set("kept", count);
    expect(map.get("kept")).toBe(count);
  }
});
