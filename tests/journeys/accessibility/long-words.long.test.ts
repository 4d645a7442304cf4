import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { readingObstacles } from "../../support/page-checks/reading-obstacles.ts";
import { answeredConsent } from "../../support/pages/answered-consent.ts";
import { oneOfEach } from "../../support/pages/every-template.ts";
import { openHydrated } from "../../support/pages/open-hydrated.ts";
import { visitors } from "../../support/setup/browser.ts";
import { overrunHeadings } from "./overrun-headings.ts";

const visit = visitors();
const LONG = "Donaudampfschifffahrtsgesellschaftskapitänswitwe";

/** Runs in the browser: each half of each heading, and each lead, becomes a single word. */
function lengthenHeadings(word: string): void {
  for (const heading of document.querySelectorAll("main :is(h1, h2, h3, .lead)")) {
    const halves = heading.querySelectorAll("b, a");
    if (halves.length === 0) heading.textContent = word;
    for (const half of halves) half.textContent = word;
  }
}

/**
 * Runs in the browser: each text becomes a single word, spaces around it stay. Names on a map and initials on a portrait are part of a drawing;
 * what stays on one line is short, or would not be marked.
 */
function lengthenAll(word: string): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (
      text.data.trim() !== "" &&
      text.parentElement?.closest("svg, script, [aria-hidden='true'], [data-nowrap]") === null
    )
      text.data = text.data.replace(text.data.trim(), word);
  }
}

test("a word wider than its column breaks, and runs into no picture, from 320 to 1440 px", async () => {
  const { page } = await visit({ reducedMotion: "reduce", ...answeredConsent() });
  for (const [template, path] of oneOfEach) {
    await openHydrated(page, path);
    await page.evaluate(lengthenHeadings, LONG);
    for (const width of [320, 360, 768, 840, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const found = [...(await overrunHeadings(page)), ...(await readingObstacles(page))];
      expect([template, width, found]).toEqual([template, width, []]);
    }
  }
});

/** Reading obstacles of a page of long words at 320 px, at 100 % and 200 % text size. */
async function narrowObstacles(page: Page): Promise<string[]> {
  await page.evaluate(lengthenAll, LONG);
  const found = await readingObstacles(page);
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  return [...found, ...(await readingObstacles(page)).map((obstacle) => `letters of twice the size: ${obstacle}`)];
}

test("no text is too long for a window of 320 px if each is one long word: menu, buttons, links, labels, tags, tables, cards", async () => {
  const { page } = await visit({ reducedMotion: "reduce", ...answeredConsent() });
  for (const [template, path] of oneOfEach) {
    await openHydrated(page, path);
    await page.setViewportSize({ width: 320, height: 800 });
    await page.locator("header button[aria-expanded]").click();
    expect([template, await narrowObstacles(page)]).toEqual([template, []]);
  }
});

test("nor are those of the banner and the dialog of consent, and of an article's placeholder", async () => {
  const { page } = await visit({ reducedMotion: "reduce", viewport: { width: 320, height: 800 } });
  await openHydrated(page, "/fr/ouverture-bureau-portugal/");
  await page.locator("[data-consent=banner]").waitFor();
  await page.locator("[data-consent=placeholder]").waitFor();
  expect(await narrowObstacles(page)).toEqual([]);
  await page.locator("[data-consent=banner] button").last().click();
  await page.locator("[data-consent=dialog]").waitFor();
  expect(await narrowObstacles(page)).toEqual([]);
  const boxes = await page
    .locator("[data-consent]")
    .evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth));
  expect(boxes).toEqual([]);
});
