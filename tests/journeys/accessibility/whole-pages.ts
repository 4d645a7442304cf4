import type { Page } from "playwright-core";
import { expect } from "vitest";
import { axeColorViolations, axeViolations } from "../../support/page-checks/axe-violations.ts";
import { walkFaults } from "../../support/page-checks/keyboard-stop.ts";
import { readingObstacles } from "../../support/page-checks/reading-obstacles.ts";
import { answeredConsent } from "../../support/pages/answered-consent.ts";
import { openHydrated } from "../../support/pages/open-hydrated.ts";
import type { visitors } from "../../support/setup/browser.ts";
import { misfits, TWO_LAYOUTS } from "../layout/fallback-fonts.ts";
import { smallTargets } from "./small-targets.ts";

const wide = { width: 1280, height: 800 };
const narrow = { width: 320, height: 640 };
const phone = { width: 360, height: 740 };

/** What is found wrong on a page, which has a wide window at first; a look leaves it in its own. */
type Look = (page: Page) => Promise<string[]>;

/** Rules of accessibility that a page breaks, in light and in dark colours. */
export const accessibility: Look = async (page) => [...(await axeViolations(page)), ...(await darkViolations(page))];

/** Whether the keyboard reaches everything in the page's main part in order, and sees where it is. */
export const keyboard: Look = (page) => walkFaults(page, "main");

/** What is smaller than a finger on a phone, the menu closed. */
export const touch: Look = async (page) => {
  await page.setViewportSize(phone);
  return smallTargets(page);
};

/** What does not fit while the web fonts stay away, as it is and as readers may set it. */
export const fit: Look = async (page) => {
  await page.evaluate(takeWebFontAway);
  return misfits(page, TWO_LAYOUTS);
};

/** Runs in the browser: draws the page in what its styles name after the web font. */
function takeWebFontAway(): void {
  const [, ...others] = getComputedStyle(document.documentElement).getPropertyValue("--font").split(",");
  document.documentElement.style.setProperty("--font", others.join());
}

/**
 * Opens pages one after the other: each is hydrated without an error or a violation of its policy, and nothing is found
 * by some looks at it; by default, it breaks no rule of accessibility in light and in dark colours, and fits a window of
 * 320 px, at twice the text size too.
 */
export async function expectWholePages(
  visit: ReturnType<typeof visitors>,
  paths: readonly string[],
  looks: readonly Look[] = [accessibility, narrowObstacles],
): Promise<void> {
  const { page, errors } = await visit({ ...answeredConsent(), reducedMotion: "reduce" });
  for (const path of paths) {
    await page.setViewportSize(wide);
    await openHydrated(page, path);
    const found: string[] = [];
    for (const one of looks) found.push(...(await one(page)));
    expect([path, found, errors]).toEqual([path, [], []]);
  }
}

async function darkViolations(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const violations = await axeColorViolations(page);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  return violations;
}

async function narrowObstacles(page: Page): Promise<string[]> {
  await page.setViewportSize(narrow);
  const obstacles = await readingObstacles(page);
  await setLetters(page, "200%");
  obstacles.push(...(await readingObstacles(page)).map((obstacle) => `letters of twice the size: ${obstacle}`));
  await setLetters(page, "");
  return obstacles;
}

function setLetters(page: Page, size: string): Promise<void> {
  return page.evaluate((value) => document.documentElement.style.setProperty("font-size", value), size);
}
