import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { layoutShifts } from "./pages/layout-shifts.ts";
import { oneOfEach } from "./pages/one-of-each.ts";
import { openLive } from "./pages/open-live.ts";
import { withoutFonts } from "./pages/wire.ts";
import { visitors } from "./setup/browser.ts";
import { startFront } from "./two-browsers/front.ts";

const visit = visitors();

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
    expect(await layoutShifts(page)).toBe(0);
    await context.close();
  });
});

test("D11 a header that arrives in two parts is painted whole", async () => {
  const html = await readFile(join(inject("siteFolder"), "en/index.html"), "utf8");
  const cut = html.indexOf("</li>", html.indexOf("<nav")) + 5;
  const { promise: rest, resolve: sendRest } = Promise.withResolvers<void>();
  const front = await startFront((path) => async (_request, response) => {
    if (path !== "/en/") return void response.writeHead(404).end();
    response.setHeader("Content-Type", "text/html; charset=utf-8").write(html.slice(0, cut));
    await rest;
    response.end(html.slice(cut));
  });
  onTestFinished(() => front.stop());
  const { page } = await visit();
  await page.goto(`${front.origin}/en/`, { waitUntil: "commit" });
  await page.waitForFunction(() => document.querySelector("nav li"), undefined, { polling: 100 });
  const before = await page.evaluate(() => performance.now());
  sendRest();
  const firstPaint = () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
  await expect.poll(() => page.evaluate(firstPaint)).toBeGreaterThan(before);
  expect(await layoutShifts(page)).toBe(0);
});

test("D11 where nothing moves by it the page is drawn in the web fonts at once", async () => {
  const { page } = await visit();
  await openLive(page, "/en/services/european-health-network/");
  await expect.poll(() => fontOf(page)).toMatch(/^"Nunito Sans"/);
  // Lines that keep their length for it do so no longer than until the next page.
  expect(await page.locator(KEPT).count()).toBeGreaterThan(0);
  await page.getByRole("link", { name: "Contact", exact: true }).first().click();
  await page.waitForURL("**/en/contact/");
  await expect.poll(() => page.locator(KEPT).count()).toBe(0);
});

test("D11 where lines would break otherwise the next page is, not this one", async () => {
  const { page } = await visit({ viewport: { width: 360, height: 740 } });
  await openLive(page, "/fr/presentation/");
  await page.waitForFunction(webFontsAreThere);
  expect(await layoutShifts(page)).toBe(0);
  expect(await fontOf(page)).toMatch(/^"Nunito Fallback"/);
  await page.locator('main a[href="/fr/contact/"]').first().click();
  await page.waitForURL("**/fr/contact/");
  await expect.poll(() => fontOf(page)).toMatch(/^"Nunito Sans"/);
});

test("D11 … or this one when the visitor has answered the banner, which changes what is on screen anyway", async () => {
  const { page } = await visit({ viewport: { width: 360, height: 740 } });
  await openLive(page, "/fr/presentation/");
  await page.waitForFunction(webFontsAreThere);
  expect(await fontOf(page)).toMatch(/^"Nunito Fallback"/);
  await page.locator("[data-consent=banner] button").first().click();
  await expect.poll(() => fontOf(page)).toMatch(/^"Nunito Sans"/);
  expect(await page.locator(KEPT).count()).toBe(0);
  expect(await layoutShifts(page)).toBe(0);
});

test("D11 lines that keep their length look as on any other page: the gaps between the links of the menu are the same", async () => {
  const { page } = await visit();
  await openLive(page, "/en/services/european-health-network/");
  await expect.poll(() => fontOf(page)).toMatch(/^"Nunito Sans"/);
  const kept = await gaps(page);
  await page.locator("[data-consent=banner] button").first().click();
  await expect.poll(() => page.locator(KEPT).count()).toBe(0);
  const own = await gaps(page);
  expect(kept).toHaveLength(3);
  for (const [index, gap] of kept.entries()) expect(Math.abs(gap - (own[index] ?? 0))).toBeLessThan(1);
});

test("D11 fonts that never come leave the page in those it has", async () => {
  const { page, errors } = await visit();
  await withoutFonts(page);
  await openLive(page, "/en/contact/");
  await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === "error"));
  expect(await fontOf(page)).toMatch(/^"Nunito Fallback"/);
  expect(errors.filter((error) => !error.includes("ERR_FAILED"))).toEqual([]);
});

/** Words whose line keeps its length. */
const KEPT = "[style*=margin], [style*=translate], [style*=indent]";

/** The gaps between the words of the menu, in CSS pixels, as they are drawn. */
const gaps = (page: Page) =>
  page
    .locator("header nav")
    .first()
    .locator("li a")
    .evaluateAll((links) => {
      const boxes = links.map((link) => link.getBoundingClientRect());
      return boxes.slice(1, 4).map((box, index) => box.left - (boxes[index]?.right ?? 0));
    });

const fontOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).fontFamily);

/** Runs in the browser: whether both weights have arrived. */
function webFontsAreThere(): boolean {
  const loaded = [...document.fonts].filter(
    ({ family, status }) => status === "loaded" && family.includes("Nunito Sans"),
  );
  return loaded.length >= 2;
}
