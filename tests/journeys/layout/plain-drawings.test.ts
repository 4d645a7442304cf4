import { expect, test } from "vitest";
import { inColors } from "#drawings/paint.ts";
import { wallDrawing } from "#drawings/wall-markup.ts";
import { visitors } from "../../support/setup/browser.ts";

const visit = visitors();

const DAY = { t0: "#ffffff", t1: "#1d4e89", t2: "#0b2545", t3: "#d6e4f0", t4: "#f2b134" };
const RELAY = { r0: "#ffffff", r1: "#b5442e", r2: "#5c1a10", r3: "#f6dcd6", r4: "#f2b134" };
const NIGHT = { t0: "#10151c", t1: "#7fb2e5", t2: "#cfe3f7", t3: "#22303f", t4: "#f2b134" };

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
  /** The colours of a tile that are seen in more than a few of its pixels. */
  const coloursOf = (col: number) =>
    page.locator("img").evaluate(async (image: HTMLImageElement, at) => {
      await image.decode();
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      const context = canvas.getContext("2d");
      context?.drawImage(image, 0, 0);
      const { data = [] } = context?.getImageData(at * 80, 0, 80, 80) ?? {};
      const seen = new Map<string, number>();
      for (let pixel = 0; pixel < data.length; pixel += 4) {
        const hex = [0, 1, 2].map((part) => (data[pixel + part] ?? 0).toString(16).padStart(2, "0")).join("");
        seen.set(`#${hex}`, (seen.get(`#${hex}`) ?? 0) + 1);
      }
      return [...seen].flatMap(([color, count]) => (count > 30 ? [color] : []));
    }, col);
  const [left, relay, right] = [await coloursOf(0), await coloursOf(1), await coloursOf(2)];
  expect(left).toEqual(right);
  expect(left).toEqual(expect.arrayContaining([DAY.t1, DAY.t2]));
  expect(relay).toEqual(expect.arrayContaining([RELAY.r1, RELAY.r2]));
  expect(relay).not.toContain(DAY.t1);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await coloursOf(0)).toEqual(expect.arrayContaining([NIGHT.t1, NIGHT.t2]));
  expect(errors).toEqual([]);
});
