import type { Page } from "playwright-core";
import { expect } from "vitest";
import { axeColorViolations, axeViolations } from "../../support/page-checks/axe-violations.ts";
import { walk } from "../../support/page-checks/keyboard-stop.ts";
import { readingObstacles } from "../../support/page-checks/reading-obstacles.ts";

const COMPUTER = { width: 1440, height: 900 };

/** Expects that what is shown can be read in light and dark colours, a narrow window and large text, and pressed by a finger. */
export async function expectReadable(page: Page): Promise<void> {
  await page.setViewportSize(COMPUTER);
  await page.emulateMedia({ colorScheme: "light" });
  expect(await axeViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await axeColorViolations(page)).toEqual([]);
  for (const [width, size] of [
    [1440, "200%"],
    [320, "100%"],
    [320, "200%"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((fontSize) => document.documentElement.style.setProperty("font-size", fontSize), size);
    expect({ width, size, found: await readingObstacles(page) }).toEqual({ width, size, found: [] });
  }
  expect(await axeViolations(page)).toEqual([]);
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(smallTargets)).toEqual([]);
  await page.setViewportSize(COMPUTER);
}

/** Expects that the Tab key leads through all that is shown. */
export async function expectKeyboard(page: Page): Promise<void> {
  const stops = await walk(page);
  expect(stops.length).toBeGreaterThan(0);
  // Within the preview it is the page that marks them.
  const own = stops.filter(({ name }) => !name.startsWith("IFRAME"));
  expect(own.filter(({ marked, uncovered }) => !marked || !uncovered)).toEqual([]);
}

/** Runs in the page: what is pressed, with its label, and is smaller than a finger's 44 px. Links of a text that is written are words. */
export function smallTargets(): string[] {
  const targets = "a:not(.skip, [contenteditable] *), button, input, select, textarea, summary";
  return [...document.querySelectorAll<HTMLElement>(targets)].flatMap((element) => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const boxes = [element, ...labels].map((part) => part.getBoundingClientRect());
    const [width, height] = [Math.max(...boxes.map((box) => box.width)), Math.max(...boxes.map((box) => box.height))];
    if (height === 0 || Math.min(width, height) >= 43.9 || !element.checkVisibility({ visibilityProperty: true }))
      return [];
    return `${element.tagName} ${element.ariaLabel ?? element.textContent} ${Math.round(width)} × ${Math.round(height)}`;
  });
}

/** Runs in the page: what is pressed, and lies below something else where scrolling brings it. */
export function coveredTargets(): string[] {
  const [shown = document.body] = [...document.querySelectorAll("dialog[open]")].reverse();
  const targets = "a:not(.skip, [contenteditable] *), button, input, select, textarea, summary, [contenteditable=true]";
  return [...shown.querySelectorAll<HTMLElement>(targets)].flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return [];
    element.scrollIntoView({ block: "nearest" });
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const found = document.elementFromPoint((left + right) / 2, (top + Math.min(bottom, innerHeight)) / 2);
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    if (found && (found.contains(element) || [element, ...labels].some((part) => part.contains(found)))) return [];
    return `${element.tagName} ${element.ariaLabel ?? element.textContent} below ${found?.tagName}.${found?.className}`;
  });
}

/** Runs in the page: the button that a view or a dialog is for, where that is in the upper half of the window. */
export function highAnswers(): string[] {
  const [shown = document.body] = [...document.querySelectorAll("dialog[open]")].reverse();
  const buttons = shown.querySelectorAll<HTMLElement>(".button:not(.alt, header *, .note *, li *)");
  return [...buttons].flatMap((button) => {
    const { top, bottom } = button.getBoundingClientRect();
    return button.checkVisibility() && (top + bottom) / 2 < innerHeight / 2 ? (button.textContent ?? "") : [];
  });
}
