import type { Browser } from "playwright-core";
import { type BenchContext, type Figure, figuresOf, medianOf } from "./figure.ts";
import { type MainThreadTime, type MobileTab, withMobileTab, withSite } from "./mobile-tab.ts";
import { templates } from "./weights.ts";

const figure = figuresOf("click");
/** A page full of words and numbers, and the link in the list of services that leads to it. */
const LINK = `main a[href="${templates.service}"]`;

/** What one click cost: the main thread's processor time, requests, elements of the new page, and how soon it was painted. */
type Click = MainThreadTime & {
  readonly requests: number;
  readonly elements: number;
  /** Milliseconds from the click to the frame with the new heading, on a slow phone. */
  readonly painted: number;
};

/**
 * A prefetched click: by the clock on a slow phone, and by what the browser did with the processor, which means something
 * on a machine that others use too. Another build of the site, if one is given, is clicked in turns with ours.
 */
export function measureClicks({ site, runs, beside, log }: BenchContext): Promise<readonly Figure[]> {
  return withSite({ site }, async (browser, origin) => {
    const click = async (where: string): Promise<Click> => {
      const { painted } = await clickOnce(browser, where, true);
      return { ...(await clickOnce(browser, where, false)), painted };
    };
    const [ours, others]: [Click[], Click[]] = [[], []];
    for (let run = 0; run <= runs; run += 1) {
      log(`click: ${run === 0 ? "warming up" : `${run} of ${runs}`}`);
      ours.push(await click(origin));
      if (beside !== undefined) others.push(await click(beside));
    }
    const measured = (measure: keyof Click, unit: Figure["unit"], most?: number) => {
      // The first clicks of a browser pay for its own start: they are not counted.
      const median = (clicks: readonly Click[]) => medianOf(clicks.slice(1), (one) => one[measure]);
      const other = others.length === 0 ? undefined : { name: "beside", value: median(others) };
      return figure("prefetched", measure, unit, median(ours), { beside: other, most });
    };
    const times = (["scripts", "styles", "layout", "tasks"] as const).map((measure) => measured(measure, "ms"));
    return [measured("painted", "ms", 100), ...times, measured("requests", "count"), measured("elements", "count")];
  });
}

/**
 * Goes from the list of services to a service, by a tap. All that follows counts, until the page has been at rest for
 * longer than prefetching waits.
 */
function clickOnce(browser: Browser, origin: string, slow: boolean): Promise<Click> {
  const click = async ({ page, requests, ...tab }: MobileTab): Promise<Click> => {
    await page.goto(origin + templates.services);
    await page.locator('[data-consent="banner"]:not([hidden])').waitFor();
    await page
      .locator(LINK)
      .first()
      .evaluate((link) => link.scrollIntoView({ block: "center", behavior: "instant" }));
    await tab.quiet();
    await page.evaluate(watchNavigation);
    const asked = requests.length;
    const before = await tab.mainThreadTime();
    // Asked before, so that nothing of the question falls into the time that is measured.
    const painted = page.evaluate(() => (window as NavigatingWindow).navigated ?? Number.NaN);
    await tab.tap(LINK);
    await painted;
    await tab.quiet();
    const after = await tab.mainThreadTime();
    const taken = Object.entries(after).map(([name, time]) => [name, time - before[name as keyof MainThreadTime]]);
    return {
      ...(Object.fromEntries(taken) as MainThreadTime),
      requests: requests.length - asked,
      elements: await page.locator("*").count(),
      painted: await painted,
    };
  };
  return withMobileTab(browser, click, { slow });
}

type NavigatingWindow = Window & { navigated?: Promise<number> };

/**
 * Makes a document note how long its next page takes: from the click until the frame with another main heading has been
 * handed to the screen. Runs in the browser.
 */
function watchNavigation(): void {
  const heading = () => document.querySelector("main h1")?.textContent;
  const before = heading();
  let start = performance.now();
  const startAt = ({ timeStamp }: Event) => {
    start = timeStamp;
  };
  addEventListener("click", startAt, { capture: true, once: true });
  (window as NavigatingWindow).navigated = new Promise((done) => {
    const observer = new MutationObserver(() => {
      const now = heading();
      if (now === undefined || now === before) return;
      observer.disconnect();
      // The frame is made after its callbacks; an urgent task comes after the frame, before whatever else waits.
      requestAnimationFrame(() => {
        void scheduler.postTask(() => done(performance.now() - start), { priority: "user-blocking" });
      });
    });
    observer.observe(document.documentElement, { childList: true, subtree: true, characterData: true });
  });
}
