import type { Browser } from "playwright-core";
import { withPlainTab } from "../browser/plain-tab.ts";
import { blockingTime } from "./blocking-time.ts";
import { type FirstViewFacts, watchFirstView } from "./watch-first-view.ts";

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
  return withPlainTab(browser, async (tab) => {
    await tab.before(watchFirstView);
    await tab.open(origin + path);
    await tab.until(live ? "window.firstView?.banner" : "document.readyState === 'complete'");
    await tab.quiet();
    const facts = await tab.value<FirstViewFacts>("window.firstView");
    return { ...summary(facts), heap: await tab.usedHeap() };
  });
}

function summary(facts: FirstViewFacts): Omit<FirstVisit, "heap"> {
  const { firstPaint, largestPaint, layoutShift, longTasks, live, banner } = facts;
  return { firstPaint, largestPaint, layoutShift, live, banner, blocking: blockingTime(longTasks, firstPaint) };
}
