import type { Page } from "playwright-core";
import { expect } from "vitest";
import { axeColorViolations, axeViolations } from "../../support/page-checks/axe-violations.ts";
import { walkFaults } from "../../support/page-checks/keyboard-stop.ts";
import { misfits } from "../../support/page-checks/misfits.ts";
import { answeredConsent } from "../../support/pages/answered-consent.ts";
import { openHydrated } from "../../support/pages/open-hydrated.ts";
import type { visitors } from "../../support/setup/browser.ts";

const wide = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

/** Minimum width and height of a target, in CSS pixels (docs/design.md §6; WCAG 2.2, 2.5.5). */
const LEAST = 44;

/** The narrowest widths of the two main layouts. */
const NARROWEST = [320, 1024];

/** What is found wrong on a page, which has a wide window at first; a look leaves it in its own. */
type Look = (page: Page) => Promise<string[]>;

/** Rules of accessibility that a page breaks, in light and in dark colours. */
export const accessibility: Look = async (page) => [...(await axeViolations(page)), ...(await darkViolations(page))];

/** Whether the keyboard reaches everything in the page's main part in order, and sees where it is. */
export const keyboard: Look = (page) => walkFaults(page, "main");

/** What is smaller than a finger on a phone, the menu closed. */
export const touch: Look = async (page) => {
  await page.setViewportSize(phone);
  return page.evaluate(findSmallTargets, LEAST);
};

/** What does not fit while the web fonts stay away, as it is and as readers may set it. */
export const fit: Look = async (page) => {
  await page.evaluate(takeWebFontAway);
  const found = await misfits(page, NARROWEST);
  await page.evaluate(() => document.documentElement.style.removeProperty("--font"));
  return found;
};

/** Runs in the browser: draws the page in what its styles name after the web font. */
function takeWebFontAway(): void {
  const [, ...others] = getComputedStyle(document.documentElement).getPropertyValue("--font").split(",");
  document.documentElement.style.setProperty("--font", others.join());
}

/**
 * Opens pages one after the other: each is hydrated without an error or a violation of its policy, and nothing is found
 * by some looks at it.
 */
export async function expectWholePages(
  visit: ReturnType<typeof visitors>,
  paths: readonly string[],
  looks: readonly Look[],
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

/** Runs in the browser: links, buttons and fields outside running text that are smaller than they have to be, as text. */
function findSmallTargets(least: number): string[] {
  const targets = [
    ...document.querySelectorAll<HTMLElement>("a[href], button, input:not([type=hidden]), textarea, summary"),
  ];
  return targets
    .filter((target) => target.checkVisibility() && !isOutOfSight(target) && !isInText(target))
    .filter((target) => !isLarge(target))
    .map((target) => {
      const { width, height } = target.getBoundingClientRect();
      return `${target.tagName} “${target.innerText.trim().slice(0, 40)}” ${Math.round(width)} × ${Math.round(height)}`;
    });

  function isOutOfSight(target: HTMLElement): boolean {
    return target.getBoundingClientRect().width <= 1 || target.closest("[aria-hidden=true]") !== null;
  }

  /** Whether it is inline in running text: in a sentence, or in a line of a list of facts. */
  function isInText(target: HTMLElement): boolean {
    if (!["inline", "inline-block"].includes(getComputedStyle(target).display)) return false;
    const around = target.closest("p, ul, ol, td, dd, figcaption");
    const words = (text: string | null | undefined) => text?.replaceAll(/\s/g, "") ?? "";
    const linked = [...(around?.querySelectorAll("a") ?? [])].map((link) => words(link.textContent)).join("");
    return words(around?.textContent).length > linked.length;
  }

  /** Whether its own box is large enough, or its hit area (a card through its title); sizes may be rounded. */
  function isLarge(target: HTMLElement): boolean {
    const box = target.getBoundingClientRect();
    if (box.width >= least - 0.5 && box.height >= least - 0.5) return true;
    target.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = target.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const reach = least / 2 - 1;
    return [
      [x - reach, y],
      [x + reach, y],
      [x, y - reach],
      [x, y + reach],
    ].every(([atX = 0, atY = 0]) => target.contains(document.elementFromPoint(atX, atY)));
  }
}
