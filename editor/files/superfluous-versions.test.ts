import { expect, test } from "vitest";
import { superfluous } from "./history.ts";

const NOW = Date.UTC(2026, 10, 25, 18);
const step = (secondsAgo: number) => ({ id: `${secondsAgo}`, at: NOW - secondsAgo * 1000, isStep: true });

/** What is left of a text that is saved each second for some time, after each of the savings. */
function typed(seconds: number) {
  let kept: ReturnType<typeof step>[] = [];
  for (let second = 0; second <= seconds; second += 1) {
    const now = NOW + second * 1000;
    const all = [{ id: `${second}`, at: now, isStep: true }, ...kept];
    const gone = superfluous(all, now);
    kept = all.filter(({ id }) => !gone.includes(id));
  }
  return kept;
}

test("of what is saved each second, a version stays for each half minute, the newest and the first", () => {
  const kept = typed(600);
  expect(kept.length).toBeLessThan(25);
  expect([kept[0]?.id, kept.at(-1)?.id]).toEqual(["600", "0"]);
});

test("what was typed at one sitting is thinned as it grows older, and what stood between two sittings stays", () => {
  const HOUR = 3600;
  const sitting = (hoursAgo: number) => Array.from({ length: 20 }, (_, index) => step(hoursAgo * HOUR + index * 60));
  const all = [...sitting(0), ...sitting(5), ...sitting(24 * 7), ...sitting(24 * 90)];
  const gone = superfluous(all, NOW);
  const kept = (hoursAgo: number) =>
    sitting(hoursAgo)
      .map(({ id }) => id)
      .filter((id) => !gone.includes(id));
  expect([0, 5, 24 * 7, 24 * 90].map((hours) => kept(hours).length)).toEqual([20, 11, 2, 2]);
  // The last of each sitting: what the text was until the next one.
  expect(kept(5)).toContain(`${5 * HOUR}`);
  expect(kept(24 * 7)).toContain(`${24 * 7 * HOUR}`);
});

test("a version that something else took the place of stays, however soon", () => {
  const replaced = { ...step(10), isStep: false };
  expect(superfluous([step(9), replaced, step(11), step(12)], NOW)).toEqual(["11"]);
});
