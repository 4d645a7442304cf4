import type { Browser } from "playwright-core";
import { type BenchContext, type Figure, figuresOf, medianOf } from "./figure.ts";
import { withMobileTab, withSite } from "./mobile-tab.ts";
import { templates } from "./weights.ts";

const MEASURED = ["home", "article", "contact"] as const;
/** A task is long past this many milliseconds: what exceeds it delays whatever the visitor does. */
const LONG_TASK = 50;
const figure = figuresOf("first-view");

/** First visits on a slow phone, with scripts and without in turns, so that both meet the same machine. */
export function measureFirstView(context: BenchContext): Promise<readonly Figure[]> {
  return withSite(context, async (browser, origin) => {
    const figures: Figure[] = [];
    for (const template of MEASURED) {
      const [ours, plain]: [FirstView[], FirstView[]] = [[], []];
      for (let run = 0; run <= context.runs; run += 1) {
        context.log(`first view: ${template}, ${run === 0 ? "warming up" : `${run} of ${context.runs}`}`);
        const address = origin + templates[template];
        ours.push(await visitOnce(browser, address, true));
        plain.push(await visitOnce(browser, address, false));
      }
      // The first visits of a browser pay for its own start: they are not counted.
      const median = (visits: readonly FirstView[], pick: (visit: FirstView) => number) =>
        medianOf(visits.slice(1), pick);
      const timed = (measure: string, pick: (visit: FirstView) => number, most?: number) =>
        figure(template, measure, "ms", median(ours, pick), { most });
      const compared = (measure: string, unit: Figure["unit"], pick: (visit: FirstView) => number, most?: number) =>
        figure(template, measure, unit, median(ours, pick), {
          beside: { name: "without scripts", value: median(plain, pick) },
          most,
        });
      figures.push(
        compared("first paint", "ms", ({ firstPaint }) => firstPaint),
        compared("largest paint", "ms", ({ largestPaint }) => largestPaint),
        compared("layout shift", "score", ({ layoutShift }) => layoutShift, 0.001),
        timed("blocking", blockingTime, 50),
        timed("hydrated", ({ hydrated = Number.NaN }) => hydrated, 1100),
        timed("banner", ({ banner = Number.NaN }) => banner),
      );
    }
    return figures;
  });
}

/** What a document saw of its beginning. Times are milliseconds since it was asked for. */
interface FirstView {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  readonly longTasks: { readonly start: number; readonly duration: number }[];
  hydrated?: number;
  /** When the consent banner was there. */
  banner?: number;
}

/** Visits a page on a phone that was never here before. Its own scripts may be kept from running; ours of the bench run. */
function visitOnce(browser: Browser, address: string, hasScripts: boolean): Promise<FirstView> {
  return withMobileTab(browser, async ({ page, quiet }) => {
    await page.addInitScript(watchFirstView);
    // The browser's own switch would keep what watches the paint from running too.
    if (!hasScripts) await page.route("**/*.js", (route) => route.abort());
    await page.goto(address);
    if (hasScripts) await page.waitForFunction(() => (window as WatchedWindow).firstView?.banner);
    await quiet();
    return page.evaluate(() => (window as WatchedWindow).firstView as FirstView);
  });
}

type WatchedWindow = Window & { firstView?: FirstView };

/** Total blocking time: of each task after the first paint, what exceeds 50 ms (https://web.dev/articles/tbt). */
function blockingTime({ longTasks, firstPaint }: FirstView): number {
  return longTasks.reduce((sum, { start, duration }) => {
    const after = start + duration - Math.max(start, firstPaint);
    return sum + Math.max(0, after - LONG_TASK);
  }, 0);
}

/** Makes a document note how its first view comes to be. Runs in the browser, before any script of the page. */
function watchFirstView(): void {
  const seen: FirstView = { firstPaint: 0, largestPaint: 0, layoutShift: 0, longTasks: [] };
  (window as WatchedWindow).firstView = seen;
  const observe = (type: string, take: (entry: PerformanceEntry & { readonly value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") seen.firstPaint = startTime;
  });
  observe("largest-contentful-paint", ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  observe("layout-shift", ({ value = 0 }) => {
    seen.layoutShift += value;
  });
  observe("longtask", ({ startTime: start, duration }) => seen.longTasks.push({ start, duration }));
  const look = () => {
    const main = document.querySelector("main");
    // React's mark on an element that it has taken over.
    const hydrated = main !== null && Object.keys(main).some((key) => key.startsWith("__reactProps$"));
    if (hydrated) seen.hydrated ??= performance.now();
    if (document.querySelector('[data-consent="banner"]:not([hidden])')) seen.banner ??= performance.now();
    if (seen.hydrated === undefined || seen.banner === undefined) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
