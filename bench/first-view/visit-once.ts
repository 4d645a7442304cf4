import type { Browser, Page } from "playwright-core";
import { recordRequests } from "../../e2e/pages/request-log.ts";
import { settled } from "../browser/settled.ts";
import { withPage } from "../browser/with-page.ts";
import { blockingTime } from "./blocking-time.ts";
import { type FirstViewFacts, type WatchedWindow, watchFirstView } from "./watch-first-view.ts";

/** One first visit. Times in milliseconds, memory in bytes; a page without scripts is never live. */
export interface FirstVisit {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly layoutShift: number;
  readonly blocking: number;
  readonly live: number | undefined;
  readonly banner: number | undefined;
  readonly heap: number;
}

/** Visits a page on a slow telephone that was never here before. @param live whether the page has an app to wait for */
export function visitOnce(browser: Browser, origin: string, path: string, live: boolean): Promise<FirstVisit> {
  return withPage(browser, origin, { throttled: true, before: [watchFirstView] }, async (page) => {
    const log = recordRequests(page);
    await page.goto(path);
    if (live) await page.waitForFunction(() => (window as WatchedWindow).firstView?.banner !== undefined);
    await settled(log);
    const facts = await page.evaluate(() => (window as WatchedWindow).firstView);
    if (facts === undefined) throw new Error(`${path} was left before it could be measured.`);
    return { ...summary(facts), heap: await usedHeap(page) };
  });
}

function summary(facts: FirstViewFacts): Omit<FirstVisit, "heap"> {
  const { firstPaint, largestPaint, layoutShift, longTasks, live, banner } = facts;
  return { firstPaint, largestPaint, layoutShift, live, banner, blocking: blockingTime(longTasks, firstPaint) };
}

/** Bytes of JavaScript's heap that are in use once garbage is collected. */
async function usedHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  return usedSize;
}
