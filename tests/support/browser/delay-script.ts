import type { Page } from "playwright-core";

/** Delays the client bundle, as a slow network does, until the returned function is called. */
export async function delayScript(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
