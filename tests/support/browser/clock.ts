import type { Page } from "playwright-core";

/**
 * Makes the clock of a page stand still before its first document, so that time passes only by `page.clock.runFor` and
 * `page.clock.fastForward`.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date("2026-11-20T10:00:00") });
  await page.clock.pauseAt(new Date("2026-11-20T10:01:00"));
}

/** Waits until the page knows which of its elements are on screen: observers made before have been told. */
export async function visibilityIsKnown(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => new IntersectionObserver(() => resolve()).observe(document.body)),
  );
}
