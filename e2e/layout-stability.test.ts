import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { layoutShifts } from "./pages/layout-shifts.ts";
import { oneOfEach } from "./pages/one-of-each.ts";
import { openLive } from "./pages/open-live.ts";
import { visitors } from "./setup/browser.ts";

const visit = visitors();
/** What reports show as 0.00; up to 0.1 counts as good (web.dev, Cumulative Layout Shift). */
const STILL = 0.0015;

describe.each([
  ["a wide screen", { width: 1280, height: 800 }],
  ["a telephone", { width: 360, height: 740 }],
])("%s", (_name, viewport) => {
  test.each(oneOfEach)("D11 nothing moves on %s while script, banner and web fonts arrive", async (_template, path) => {
    // Each visitor comes with an empty cache.
    const { page, context } = await visit({ viewport });
    await openLive(page, path);
    await page.locator("[data-consent=banner]").waitFor();
    await page.waitForFunction(webFontsAreThere);
    expect(await layoutShifts(page)).toBeLessThan(STILL);
    await context.close();
  });
});

test("D11 where nothing would move by it the page is drawn in the web fonts at once", async () => {
  const { page } = await visit();
  await openLive(page, "/en/presentation/");
  await expect.poll(() => fontOf(page)).toMatch(/^"Nunito Sans"/);
});

test("D11 where lines would break otherwise the next page is, not this one", async () => {
  const { page } = await visit({ viewport: { width: 360, height: 740 } });
  await openLive(page, "/en/");
  await page.waitForFunction(webFontsAreThere);
  expect(await layoutShifts(page)).toBeLessThan(STILL);
  expect(await fontOf(page)).toMatch(/^"Nunito Fallback"/);
  await page.locator('main a[href^="/en/services/"]').first().click();
  await page.waitForURL("**/en/services/**");
  await expect.poll(() => fontOf(page)).toMatch(/^"Nunito Sans"/);
});

test("D11 fonts that never come leave the page in those it has", async () => {
  const { page, errors } = await visit();
  await page.route("**/*.woff2", (route) => route.abort());
  await openLive(page, "/en/contact/");
  await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === "error"));
  expect(await fontOf(page)).toMatch(/^"Nunito Fallback"/);
  expect(errors.filter((error) => !error.includes("ERR_FAILED"))).toEqual([]);
});

const fontOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).fontFamily);

/** Runs in the browser: whether both weights have arrived. */
function webFontsAreThere(): boolean {
  const loaded = [...document.fonts].filter(
    ({ family, status }) => status === "loaded" && family.includes("Nunito Sans"),
  );
  return loaded.length >= 2;
}
