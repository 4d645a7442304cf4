import type { Browser, Page } from "playwright-core";
import { SCREEN } from "./telephone.ts";

/**
 * Runs `use` with a page of a new visitor: nothing is cached, nothing is remembered. For what is counted, not timed.
 *
 * @param before functions that run in each document before any script of the page
 */
export async function withPage<Answer>(
  browser: Browser,
  origin: string,
  before: readonly (() => void)[],
  use: (page: Page) => Promise<Answer>,
): Promise<Answer> {
  const context = await browser.newContext({ baseURL: origin, viewport: SCREEN, hasTouch: true });
  try {
    for (const script of before) await context.addInitScript(script);
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}
