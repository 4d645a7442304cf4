import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { inColors } from "#drawings/paint.ts";
import { wallDrawing } from "#drawings/wall-markup.ts";
import { visitors } from "../../support/setup/browser.ts";

const visit = visitors();

const DAY = { t0: "#ffffff", t1: "#1d4e89", t2: "#0b2545", t3: "#d6e4f0", t4: "#f2b134" };
const RELAY = { r0: "#fffdf7", r1: "#b5442e", r2: "#5c1a10", r3: "#f6dcd6", r4: "#f2c134" };
const NIGHT = { t0: "#10151c", t1: "#7fb2e5", t2: "#cfe3f7", t3: "#22303f", t4: "#f2d134" };

test("a wall is shown on a plain HTML page in the colours of the day and of the night, one of its tiles in others", async () => {
  const file = inColors(
    wallDrawing({ seed: "sardinha", cols: 3, rows: 1 }),
    { ...DAY, ...RELAY },
    { ...NIGHT, ...RELAY },
  );
  const { page, errors } = await visit({ colorScheme: "light" });
  await page.setContent(
    `<!doctype html><title>Wall</title><img alt="" src="data:image/svg+xml,${encodeURIComponent(file)}">`,
  );
  expect(await coloursOf(page, 0)).toEqual(Object.values(DAY).sort());
  expect(await coloursOf(page, 1)).toEqual(Object.values(RELAY).sort());
  expect(await coloursOf(page, 2)).toEqual(Object.values(DAY).sort());
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await coloursOf(page, 0)).toEqual(Object.values(NIGHT).sort());
  expect(errors).toEqual([]);
});

/** Which of the colours above are seen in a tile of the page's wall. */
function coloursOf(page: Page, tile: number): Promise<string[]> {
  const known = [DAY, RELAY, NIGHT].flatMap((colors) => Object.values<string>(colors));
  return page.locator("img").evaluate(
    async (image: HTMLImageElement, { known, left }) => {
      await image.decode();
      const context = new OffscreenCanvas(image.naturalWidth, image.naturalHeight).getContext("2d");
      context?.drawImage(image, 0, 0);
      const { data = [] } = context?.getImageData(left, 0, 80, 80) ?? {};
      const pixels = Array.from({ length: data.length / 4 }, (_, pixel) => [0, 1, 2].map((at) => data[pixel * 4 + at]));
      const seen = pixels.map((parts) => `#${parts.map((part) => part?.toString(16).padStart(2, "0")).join("")}`);
      return [...new Set(seen)].filter((color) => known.includes(color)).sort();
    },
    { known, left: tile * 80 },
  );
}
