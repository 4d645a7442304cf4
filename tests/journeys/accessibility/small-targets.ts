import type { Page } from "playwright-core";

/** Minimum width and height of a target, in CSS pixels (docs/design.md §6; WCAG 2.2, 2.5.5). */
const LEAST = 44;

/** Links, buttons and fields outside running text that are smaller than 44 × 44 px, described as text. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(findSmallTargets, LEAST);
}

/** Runs in the browser. */
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
    const around = target.closest("p, ul, ol, td, dd, figcaption")?.textContent ?? "";
    return around.trim().length > (target.textContent ?? "").trim().length;
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
