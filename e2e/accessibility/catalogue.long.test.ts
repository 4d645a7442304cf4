import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Frame, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { filesBelow } from "../built/run-generator.ts";
import { axeViolations } from "../pages/axe-violations.ts";
import { visitors } from "../setup/browser.ts";
import { startDevServer } from "../setup/start-dev-server.ts";

/** Rules about a page as a whole: the catalogue repeats headings, regions and ids that a page has once. */
const OF_WHOLE_PAGES = [
  "duplicate-id-aria",
  "heading-order",
  "landmark-banner-is-top-level",
  "landmark-contentinfo-is-top-level",
  "landmark-main-is-top-level",
  "landmark-no-duplicate-banner",
  "landmark-no-duplicate-contentinfo",
  "landmark-no-duplicate-main",
  "landmark-one-main",
  "landmark-unique",
  "page-has-heading-one",
  "region",
];

const visit = visitors();
let server: Awaited<ReturnType<typeof startDevServer>>;
beforeAll(async () => {
  server = await startDevServer();
});
afterAll(() => server.stop());

test("the catalogue shows every state without an error and without breaking a rule", { timeout: 180_000 }, async () => {
  const { page, errors } = await visit({ reducedMotion: "reduce", colorScheme: "light" });
  // Frame after frame is made on demand: as a whole that takes longer than a page may.
  await page.goto(`${server.origin}/catalogue/fr/`, { timeout: 120_000 });
  const frames = await shownFrames(page);
  expect(frames.length).toBeGreaterThan(20);
  const broken: string[] = [];
  for (const frame of [page.mainFrame(), ...frames]) {
    // The skip link lies over the logo as long as it has the focus.
    const except = frame.url().includes("/skip-link") ? ["target-size"] : [];
    const violations = await axeViolations(frame, [...OF_WHOLE_PAGES, ...except]);
    broken.push(...violations.map((violation) => `${frame.url()} ${violation}`));
  }
  expect({ broken, errors }).toEqual({ broken: [], errors: [] });
});

test("the catalogue follows the colours that its address asks for", async () => {
  const { page } = await visit({ colorScheme: "light" });
  await page.goto(`${server.origin}/catalogue/en/heading/level-1?scheme=dark`);
  await page.locator("[data-shown] h1").waitFor();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(8, 25, 45)");
});

test("the catalogue is no part of what is published", async () => {
  const marks = ["/catalogue/", "data-specimen", "catalogue-data"];
  const source = await readFile(resolve(import.meta.dirname, "../../site/catalogue/catalogue.tsx"), "utf8");
  expect(source).toContain(marks[1]);
  const files = [...(await filesBelow(join(inject("siteFolder"))))].filter(([path]) => !/\.(br|gz|zst)$/.test(path));
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter(([, bytes]) => marks.some((mark) => bytes.includes(mark))).map(([path]) => path)).toEqual([]);
});

/** The frames of the specimens that have a document of their own, once each shows its state. */
async function shownFrames(page: Page): Promise<readonly Frame[]> {
  await page.locator("html[data-shown]").waitFor({ state: "attached", timeout: 60_000 });
  const elements = await page.locator("iframe[src^='/catalogue/']").elementHandles();
  const frames = await Promise.all(elements.map(async (element) => (await element.contentFrame()) as Frame));
  const shown = (frame: Frame) => frame.locator("html[data-shown]").waitFor({ state: "attached", timeout: 120_000 });
  await Promise.all(frames.map(shown));
  return frames;
}
