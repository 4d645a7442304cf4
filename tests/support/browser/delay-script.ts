import type { Page } from "playwright-core";
import { intercept } from "./intercept.ts";

/**
 * Delays the scripts of pages, as a slow network does, until the returned function is called.
 *
 * @param url of the scripts, with `*` for anything
 */
export async function delayScript(page: Page, url = "*/assets/*.js"): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await intercept(page, url, async (tools, requestId) => {
    await promise;
    await tools.send("Fetch.continueRequest", { requestId });
  });
  return resolve;
}
