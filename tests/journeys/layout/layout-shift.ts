import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { layoutShifts } from "../../support/page-checks/layout-shifts.ts";
import { oneOfEach } from "../../support/pages/every-template.ts";
import { launchWithFont, type SystemFont } from "../../support/setup/browser-with-fonts.ts";
import { drawnInWebFonts } from "./web-fonts.ts";

const FONTS = /[.]woff2$/;

/** A page of each template, and the longest list. */
export const everyPath = [...oneOfEach.map(([, path]) => path), "/fr/blog/"];

/** Tries pages on a machine that has one font, by the width of the window. */
export function hardlyMovesWithOnly(
  font: SystemFont,
  bounds: { readonly worst: number; readonly median: number },
  pages: Readonly<Record<number, readonly string[]>>,
): void {
  test.runIf(process.platform === "linux")(
    `on a machine whose only font is ${font}, pages hardly move when banner and web fonts come after the first paint (D11)`,
    async () => {
      const browser = await launchWithFont(font);
      onTestFinished(browser.close);
      const shifts: [path: string, shift: number][] = [];
      for (const [width, paths] of Object.entries(pages)) {
        const page = await browser.newPage({
          viewport: { width: Number(width), height: Number(width) < 600 ? 740 : 800 },
        });
        for (const path of paths) shifts.push([`${path} ${width}`, await shiftOf(page, path)]);
        await page.close();
      }
      expect(shifts.filter(([, shift]) => shift > bounds.worst)).toEqual([]);
      const sorted = shifts.map(([, shift]) => shift).sort((a, b) => a - b);
      expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(bounds.median);
    },
  );
}

/** How much a page moves for a visitor who comes with an empty cache: answers that are held back go past it. */
async function shiftOf(page: Page, path: string): Promise<number> {
  const comes = Promise.withResolvers<void>();
  await page.route(FONTS, async (route) => {
    await comes.promise;
    await route.fallback();
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.locator("[data-consent=banner]").waitFor();
  comes.resolve();
  await drawnInWebFonts(page);
  const shift = await layoutShifts(page);
  await page.unroute(FONTS);
  return shift;
}
