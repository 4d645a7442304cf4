import type { Page } from "playwright-core";
import { intercept } from "./intercept.ts";

/** Delays the scripts of pages, as a slow network does, until the returned function is called. */
export async function delayScript(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await intercept(page, "*/assets/*.js", async (tools, requestId) => {
    await promise;
    await tools.send("Fetch.continueRequest", { requestId });
  });
  return resolve;
}
