import type { Page } from "playwright-core";

/** Holds back the script that takes pages over, as a slow network does; the function returned lets it through. */
export async function holdScript(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
