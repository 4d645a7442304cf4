import { expect, test } from "vitest";
import { readingObstacles } from "../page-checks/reading-obstacles.ts";
import { answeredConsent } from "../pages/answered-consent.ts";
import { oneOfEach } from "../pages/every-template.ts";
import { openHydrated } from "../pages/open-hydrated.ts";
import { visitors } from "../setup/browser.ts";
import { overrunHeadings } from "./overrun-headings.ts";

const visit = visitors();
const LONG = "Donaudampfschifffahrtsgesellschaftskapitänswitwe";

/** Runs in the browser: each half of each heading, and each lead, becomes a single word. */
function lengthen(word: string): void {
  for (const heading of document.querySelectorAll("main :is(h1, h2, h3, .lead)")) {
    const halves = heading.querySelectorAll("b, a");
    if (halves.length === 0) heading.textContent = word;
    for (const half of halves) half.textContent = word;
  }
}

test("a word wider than its column breaks, and runs into no picture, from 320 to 1440 px", async () => {
  const { page } = await visit({ reducedMotion: "reduce", ...answeredConsent() });
  for (const [template, path] of oneOfEach) {
    await openHydrated(page, path);
    await page.evaluate(lengthen, LONG);
    for (const width of [320, 360, 768, 840, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const found = [...(await overrunHeadings(page)), ...(await readingObstacles(page))];
      expect([template, width, found]).toEqual([template, width, []]);
    }
  }
});
