import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { answeredConsent } from "../pages/answered-consent.ts";
import { axeViolations } from "../pages/axe-violations.ts";
import { openHydrated } from "../pages/open-hydrated.ts";
import { readingObstacles } from "../pages/reading-obstacles.ts";
import { visitors } from "../setup/browser.ts";
import { builtPages, sitemapPaths } from "../setup/built-site.ts";

const visit = visitors();
const wide = { width: 1280, height: 800 };
const narrow = { width: 320, height: 640 };
let listed: ReadonlySet<string>;
beforeAll(async () => {
  listed = new Set(await sitemapPaths());
});

test("every page is hydrated without an error or a violation of its policy, breaks no rule of accessibility, and fits a window of 320 px", {
  timeout: 240_000,
}, async () => {
  const paths = [...(await builtPages())];
  expect(paths.length).toBeGreaterThan(100);
  // Two tabs share the work: two cores are the machine this must pass on.
  const look = async () => {
    const { page, errors } = await visit({ ...answeredConsent(), reducedMotion: "reduce" });
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
      await openHydrated(page, path);
      expect([path, await faults(page, path), errors]).toEqual([path, [], []]);
    }
  };
  await Promise.all([look(), look()]);
});

/** What is wrong with a page. An unprefixed alias has the same text as its page: it is not checked again. */
async function faults(page: Page, path: string): Promise<string[]> {
  if (!listed.has(path)) return [];
  const broken = await axeViolations(page);
  await page.setViewportSize(narrow);
  const obstacles = await readingObstacles(page);
  await page.setViewportSize(wide);
  return [...broken, ...obstacles];
}
