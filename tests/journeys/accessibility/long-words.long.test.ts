import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { readingObstacles } from "../../support/page-checks/reading-obstacles.ts";
import { answeredConsent } from "../../support/pages/answered-consent.ts";
import { oneOfEach } from "../../support/pages/every-template.ts";
import { openHydrated } from "../../support/pages/open-hydrated.ts";
import { visitors } from "../../support/setup/browser.ts";

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

test("a word wider than its column breaks, and runs into no picture, from 320 to 1440 px; nor is any text too long for 320 px if each is one long word: menu, buttons, links, labels, tags, tables, cards", async () => {
  const { page } = await visit({ reducedMotion: "reduce", ...answeredConsent() });
  for (const [template, path] of oneOfEach) {
    await openHydrated(page, path);
    await page.evaluate(lengthenHeadings, LONG);
    for (const width of [1440, 1024, 840, 768, 360, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const found = [...(await page.evaluate(findOverruns)), ...(await readingObstacles(page))];
      expect([template, width, found]).toEqual([template, width, []]);
    }
    await page.locator("header button[aria-expanded]").click();
    expect([template, await narrowObstacles(page)]).toEqual([template, []]);
    await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
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

/** Reading obstacles of a page of long words at 320 px, at 100 % and 200 % text size. */
async function narrowObstacles(page: Page): Promise<string[]> {
  await page.evaluate(lengthenAll, LONG);
  const found = await readingObstacles(page);
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  return [...found, ...(await readingObstacles(page)).map((obstacle) => `text of twice the size: ${obstacle}`)];
}

/**
 * Runs in the browser: words of headings and leads that leave their column, or run into another element beside it, each with
 * the first 30 characters of its text.
 */
function findOverruns(): string[] {
  const headings = [...document.querySelectorAll("h1, h2, h3, .lead")];
  // Visually hidden headings take no space.
  return headings
    .filter((one) => getComputedStyle(one).clipPath === "none")
    .flatMap((heading) => {
      const column = heading.parentElement?.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(heading);
      return [...words.getClientRects()]
        .filter(({ width }) => width > 1)
        .filter((line) => line.right > Math.min(column?.right ?? 0, innerWidth) + 1 || covers(heading, line))
        .map((line) => `${heading.textContent?.slice(0, 30)} ends at ${Math.round(line.right)} px`);
    });

  /** Whether a drawing of the page overlaps the line. */
  function covers(heading: Element, line: DOMRect): boolean {
    const drawings = [...document.querySelectorAll("main :is(svg, img)")].filter((one) => !heading.contains(one));
    return drawings
      .map((one) => (one.parentElement ?? one).getBoundingClientRect())
      .some(
        (box) => box.left > line.left && box.left < line.right - 1 && box.top < line.bottom && box.bottom > line.top,
      );
  }
}
