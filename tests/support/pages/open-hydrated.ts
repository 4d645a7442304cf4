import type { Frame, Page } from "playwright-core";

/** Opens a page and waits until it is hydrated. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}

/**
 * Waits until a page, or one in a frame, is hydrated: React sets a property on every element that it hydrates. Who saves data
 * gets React with a sign that they are about to use the page, so the sign of one is given.
 */
export async function untilHydrated(page: Page | Frame): Promise<void> {
  await page.waitForFunction(() => {
    document.querySelector("button, a[href]")?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
    const main = document.querySelector("main");
    return main !== null && Object.keys(main).some((key) => key.startsWith("__reactProps$"));
  });
}
