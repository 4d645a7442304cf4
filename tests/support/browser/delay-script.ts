import type { Page } from "playwright-core";

/**
 * Delays the scripts of pages, as a slow network does, until the returned function is called. A route would also keep the
 * browser from its cache, which takes as much as a page load; developer tools leave all but what is in memory.
 */
export async function delayScript(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const tools = await page.context().newCDPSession(page);
  await tools.send("Network.enable");
  await tools.send("Network.setCacheDisabled", { cacheDisabled: true });
  await tools.send("Network.disable");
  tools.on("Fetch.requestPaused", async ({ requestId }) => {
    await promise;
    // The page may have given the request up meanwhile.
    await tools.send("Fetch.continueRequest", { requestId }).catch(() => {});
  });
  await tools.send("Fetch.enable", { patterns: [{ urlPattern: "*/assets/*.js" }] });
  return resolve;
}
