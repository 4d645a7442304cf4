import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from "vitest";
import { everyTemplate } from "../pages/every-template.ts";
import { layoutShifts } from "../pages/layout-shifts.ts";
import { hold } from "../pages/network-faults.ts";
import { visitors } from "../setup/browser.ts";
import { launchWithFont } from "../setup/browser-with-fonts.ts";
import { startFaultProxy } from "../setup/fault-proxy.ts";
import { drawnInWebFonts } from "./web-fonts.ts";

const visit = visitors();

/** A page of each template, the languages taking turns, and the longest list. */
const paths = [...everyTemplate.map(([, translations], index) => translations[index % 3] ?? ""), "/fr/blog/2/"];

describe.skipIf(process.platform !== "linux").each([
  ["Arial", { worst: 0.1, median: 0.005 }],
  ["DejaVu Sans", { worst: 0.25, median: 0.25 }],
] as const)("on a machine whose only font is %s (D11)", (font, bounds) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchWithFont(font);
  });
  afterAll(() => browser.close());

  test.each([360, 768, 1280, 1440])(
    "pages of %i px hardly move when banner and web fonts come after the first paint",
    { timeout: 120_000 },
    async (width) => {
      const shifts = new Map<string, number>();
      for (const path of paths) {
        // Each visitor comes with an empty cache.
        const context = await browser.newContext({
          baseURL: inject("origin"),
          viewport: { width, height: width < 600 ? 740 : 800 },
        });
        const page = await context.newPage();
        const fonts = await hold(page, /[.]woff2$/);
        await page.goto(path, { waitUntil: "commit" });
        await page.locator("[data-consent=banner]").waitFor();
        fonts.release();
        await drawnInWebFonts(page);
        shifts.set(path, await layoutShifts(page));
        await context.close();
      }
      expect([...shifts].filter(([, shift]) => shift > bounds.worst)).toEqual([]);
      expect(medianOf([...shifts.values()])).toBeLessThanOrEqual(bounds.median);
    },
  );
});

test("a header that arrives in two parts is painted whole (D11)", async () => {
  const html = await readFile(join(inject("siteFolder"), "en/index.html"), "utf8");
  const cut = html.indexOf("</li>", html.indexOf("<nav")) + 5;
  const { promise: rest, resolve: sendRest } = Promise.withResolvers<void>();
  const proxy = await startFaultProxy((path) => async (_request, response) => {
    if (path !== "/en/") return void response.writeHead(404).end();
    response.setHeader("Content-Type", "text/html; charset=utf-8").write(html.slice(0, cut));
    await rest;
    response.end(html.slice(cut));
  });
  onTestFinished(() => proxy.stop());
  const { page } = await visit();
  await page.goto(`${proxy.origin}/en/`, { waitUntil: "commit" });
  await page.waitForFunction(() => document.querySelector("nav li"), undefined, { polling: 100 });
  const before = await page.evaluate(() => performance.now());
  sendRest();
  const firstPaint = () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
  await expect.poll(() => page.evaluate(firstPaint)).toBeGreaterThan(before);
  expect(await layoutShifts(page)).toBe(0);
});

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
