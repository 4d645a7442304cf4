import { expect, test } from "vitest";
import { progressOn, progressText } from "./owner-build.ts";

test("shows how many pages are finished, how fast, and the time left", () => {
  expect(progressText(1_200, 46_000, 1_000, "en")).toBe("1,200 of 46,000 pages · 1,200 pages/s · 38 s left");
  expect(progressText(100, 46_000, 2_000, "en")).toBe("100 of 46,000 pages · 50 pages/s · 16 min left");
  expect(progressText(0, 46_000, 1_000, "en")).toBe("0 of 46,000 pages · 0 pages/s");
});

function shown(isTTY: boolean, times: readonly number[]): string[] {
  const texts: string[] = [];
  let now = 0;
  const progress = progressOn({ isTTY, write: (text) => texts.push(text) }, "en", () => now);
  for (const time of times) {
    now = time;
    progress.show(time, 100_000);
  }
  progress.end();
  return texts;
}

test("replaces its line on a terminal, and clears it at the end", () => {
  const texts = shown(true, [0, 250, 260, 500]);
  expect(texts).toHaveLength(3);
  expect(texts[0]?.startsWith("\r\u001b[K250 of 100,000 pages")).toBe(true);
  expect(texts[2]).toBe("\r\u001b[K");
});

test("writes plain lines elsewhere, few enough for a log, and none for a short build", () => {
  const texts = shown(false, [0, 4_999, 5_000, 6_000, 10_000]);
  expect(texts.map((text) => text.split(" ")[0])).toEqual(["5,000", "10,000"]);
  expect(texts.join("")).not.toContain("\r");
  expect(texts[1]?.endsWith(" left\n")).toBe(true);
  expect(shown(false, [0, 4_000])).toEqual([]);
});
