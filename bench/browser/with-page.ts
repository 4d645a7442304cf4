import type { Browser, Page } from "playwright-core";
import { CONNECTION, SCREEN, SLOWDOWN } from "./telephone.ts";

/** How a page is opened. */
export interface PageOptions {
  /** Whether connection and processor are those of the telephone; else those of this machine. */
  readonly throttled: boolean;
  /** Functions that run in each document before any script of the page. */
  readonly before?: readonly (() => void)[];
}

/** Runs `use` with a page of a new visitor: nothing is cached, nothing is remembered. */
export async function withPage<Answer>(
  browser: Browser,
  origin: string,
  { throttled, before = [] }: PageOptions,
  use: (page: Page) => Promise<Answer>,
): Promise<Answer> {
  const context = await browser.newContext({ baseURL: origin, viewport: SCREEN, hasTouch: true });
  try {
    for (const script of before) await context.addInitScript(script);
    const page = await context.newPage();
    if (throttled) await throttle(page);
    return await use(page);
  } finally {
    await context.close();
  }
}

async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", { offline: false, ...CONNECTION });
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
}
