import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { layoutShifts } from "../../support/page-checks/layout-shifts.ts";
import { oneOfEach } from "../../support/pages/every-template.ts";
import { launchWithFont, type SystemFont } from "../../support/setup/browser-with-fonts.ts";
import { drawnInWebFonts } from "./web-fonts.ts";

const FONTS = /[.]woff2$/;

/** A page of each template, and the longest list. */
export const everyPath = [...oneOfEach.map(([, path]) => path), "/fr/blog/"];

/** Tries pages on a machine that has one font, at several widths: every template, or what `pathsAt` gives for a width. */
export function hardlyMovesWithOnly(
  font: SystemFont,
  bounds: { readonly worst: number; readonly median: number },
  widths: readonly number[],
  pathsAt: (width: number) => readonly string[] = () => everyPath,
): void {
  describe.skipIf(process.platform !== "linux")(`on a machine whose only font is ${font} (D11)`, () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await launchWithFont(font);
    });
    afterAll(() => browser.close());

    test.each(widths)(
      "pages of %i px hardly move when banner and web fonts come after the first paint",
      async (width) => {
        const page = await browser.newPage({
          baseURL: inject("origin"),
          viewport: { width, height: width < 600 ? 740 : 800 },
        });
        const shifts = new Map<string, number>();
        for (const path of pathsAt(width)) shifts.set(path, await shiftOf(page, path));
        await page.close();
        expect([...shifts].filter(([, shift]) => shift > bounds.worst)).toEqual([]);
        expect(medianOf([...shifts.values()])).toBeLessThanOrEqual(bounds.median);
      },
    );
  });
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

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
