import { join } from "node:path";
import type { Browser } from "playwright-core";
import { launchBrowser } from "#tests/support/setup/launch-browser.ts";
import { startServer } from "#tests/support/setup/start-server.ts";
import { type BenchContext, type Figure, figuresOf, medianOf } from "./figure.ts";
import { makeFloorSite } from "./floor.ts";
import { withMobileTab } from "./mobile-tab.ts";
import { type Template, templates } from "./shipped-site.ts";

const MEASURED = ["home", "article", "contact"] as const satisfies readonly Template[];
/** A task is long past this many milliseconds: what exceeds it delays whatever the visitor does. */
const LONG_TASK = 50;
const figure = figuresOf("first-view");

/** First visits on a slow phone, to our pages and to their floors in turn, so that both meet the same machine. */
export async function measureFirstView(context: BenchContext): Promise<readonly Figure[]> {
  const site = await context.site();
  const floor = join(context.work, "floor");
  await makeFloorSite(
    site,
    floor,
    MEASURED.map((template) => templates[template]),
  );
  const servers = await Promise.all([startServer(site), startServer(floor)]);
  const browser = await launchBrowser();
  try {
    const figures: Figure[] = [];
    for (const template of MEASURED) {
      figures.push(...(await measureTemplate(browser, [servers[0].origin, servers[1].origin], template, context)));
    }
    return figures;
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.stop()));
  }
}

async function measureTemplate(
  browser: Browser,
  [ourOrigin, floorOrigin]: readonly [string, string],
  template: Template,
  { runs, log }: BenchContext,
): Promise<Figure[]> {
  const ours: FirstView[] = [];
  const floors: FirstView[] = [];
  // The first visits of a browser pay for its own start: they are not counted.
  for (let run = 0; run <= runs; run += 1) {
    log(run === 0 ? `first view: ${template}, warming up` : `first view: ${template}, ${run} of ${runs}`);
    const our = await visitOnce(browser, ourOrigin + templates[template], "window.firstView?.banner");
    const floor = await visitOnce(browser, floorOrigin + templates[template], "document.readyState === 'complete'");
    if (run === 0) continue;
    ours.push(our);
    floors.push(floor);
  }
  const compared = (measure: string, unit: Figure["unit"], pick: (visit: FirstView) => number) =>
    figure(template, measure, unit, medianOf(ours, pick), { name: "floor", value: medianOf(floors, pick) });
  const own = (measure: string, pick: (visit: FirstView) => number | undefined) =>
    figure(
      template,
      measure,
      "ms",
      medianOf(ours, (visit) => pick(visit) ?? Number.NaN),
    );
  return [
    compared("FCP", "ms", ({ firstPaint }) => firstPaint),
    compared("LCP", "ms", ({ largestPaint }) => largestPaint),
    compared("CLS", "score", ({ layoutShift }) => layoutShift),
    compared("blocking", "ms", blockingTime),
    own("hydrated", ({ hydrated }) => hydrated),
    own("banner", ({ banner }) => banner),
  ];
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

/** Visits a page on a phone that was never here before. @param isReady an expression that says when it is complete */
function visitOnce(browser: Browser, address: string, isReady: string): Promise<FirstView> {
  return withMobileTab(browser, async (tab) => {
    await tab.before(watchFirstView);
    await tab.open(address);
    await tab.until(isReady);
    await tab.quiet();
    return tab.value<FirstView>("window.firstView");
  });
}

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
  (window as Window & { firstView?: FirstView }).firstView = seen;
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
    if (document.querySelector('[data-consent="banner"]')) seen.banner ??= performance.now();
    if (seen.hydrated === undefined || seen.banner === undefined) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
