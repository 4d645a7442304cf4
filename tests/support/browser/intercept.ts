import type { CDPSession, Page } from "playwright-core";

/**
 * Hands requests over before they reach the network. Unlike a route, which keeps the browser from its cache and so takes
 * as much as a page load, it leaves the browser all but what it has in memory.
 *
 * @param url of the requests, with `*` for anything
 * @param answer lets a request go on or fail, or answers it
 * @returns lets all requests go on from then on
 */
export async function intercept(
  page: Page,
  url: string,
  answer: (tools: CDPSession, requestId: string, url: string) => Promise<unknown>,
): Promise<() => Promise<void>> {
  const tools = await emptyMemory(page);
  tools.on("Fetch.requestPaused", async ({ requestId, request }) => {
    // The page may have given the request up meanwhile.
    await answer(tools, requestId, request.url).catch(() => {});
  });
  await tools.send("Fetch.enable", { patterns: [{ urlPattern: url }] });
  return async () => void (await tools.send("Fetch.disable"));
}

/** Has the browser forget the files that it has in memory, which it takes without asking, and lazy pictures at once. */
export async function emptyMemory(page: Page): Promise<CDPSession> {
  const tools = await page.context().newCDPSession(page);
  await tools.send("Network.enable");
  // Off and on again: that empties it.
  for (const cacheDisabled of [true, false]) await tools.send("Network.setCacheDisabled", { cacheDisabled });
  // Nobody listens: each request would be told of once more.
  await tools.send("Network.disable");
  return tools;
}
