import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { answeredConsent } from "../pages/answered-consent.ts";
import { axeViolations } from "../pages/axe-violations.ts";
import { openLive } from "../pages/open-live.ts";
import { readingObstacles } from "../pages/reading-obstacles.ts";
import { sitemapPaths } from "../pages/site-addresses.ts";
import { visitors } from "../setup/browser.ts";
import { builtPages } from "../setup/built-site.ts";

const visit = visitors();
const wide = { width: 1280, height: 800 };
const narrow = { width: 320, height: 640 };
let listed: ReadonlySet<string>;
beforeAll(async () => {
  listed = new Set(await sitemapPaths());
});

test("every page comes to life without an error or a breach of its policy, breaks no rule of accessibility, and fits a window of 320 px", {
  timeout: 240_000,
}, async () => {
  const paths = [...(await builtPages())];
  expect(paths.length).toBeGreaterThan(100);
  // Two tabs share the work: two cores are the machine this must pass on.
  const look = async () => {
    const { page, errors } = await visit({ ...answeredConsent(), reducedMotion: "reduce" });
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
      await openLive(page, path);
      expect([path, await faults(page, path), errors]).toEqual([path, [], []]);
    }
  };
  await Promise.all([look(), look()]);
});

/** What is wrong with a page. An unprefixed twin has the words of its prefixed one: it is not examined a second time. */
async function faults(page: Page, path: string): Promise<string[]> {
  if (!listed.has(path)) return [];
  const broken = await axeViolations(page);
  await page.setViewportSize(narrow);
  const obstacles = await readingObstacles(page);
  await page.setViewportSize(wide);
  return [...broken, ...obstacles];
}
