import type { Page } from "playwright-core";

/** Opens a page and waits until its script has taken it over: from then on clicks and submissions are the app's. */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilLive(page);
}

/** Waits until the script has taken over the document. React leaves a mark on every element that it takes over. */
export async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector("main");
    return main !== null && Object.keys(main).some((key) => key.startsWith("__reactProps$"));
  });
}
