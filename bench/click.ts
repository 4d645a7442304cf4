import type { Browser } from "playwright-core";
import { launchBrowser } from "#tests/support/setup/launch-browser.ts";
import { startServer } from "#tests/support/setup/start-server.ts";
import { type BenchContext, type Figure, figuresOf, medianOf } from "./figure.ts";
import { type MainThreadTime, withMobileTab } from "./mobile-tab.ts";
import { templates } from "./shipped-site.ts";

const figure = figuresOf("click");
/** A page full of words and numbers, and the link in the list of services that leads to it. */
const LINK = `main a[href="${templates.service}"]`;

/** What one click cost: the main thread's processor time, the requests it led to, and the elements of the page that it brought. */
type Click = MainThreadTime & { readonly requests: number; readonly elements: number };

/**
 * The processor time of a prefetched click, by what the browser did with it: on a machine that others use too, this
 * means something where the clock does not. Another build of the site, if one is given, is clicked in turns with ours.
 */
export async function measureClicks({ site, runs, beside, log }: BenchContext): Promise<readonly Figure[]> {
  const server = await startServer(await site());
  const browser = await launchBrowser();
  try {
    const ours: Click[] = [];
    const others: Click[] = [];
    // The first clicks of a browser pay for its own start: they are not counted.
    for (let run = 0; run <= runs; run += 1) {
      log(run === 0 ? "click: warming up" : `click: ${run} of ${runs}`);
      const our = await clickOnce(browser, server.origin);
      const other = beside === undefined ? undefined : await clickOnce(browser, beside);
      if (run === 0) continue;
      ours.push(our);
      if (other) others.push(other);
    }
    const measured = (measure: string, unit: Figure["unit"], pick: (click: Click) => number) =>
      figure(
        "prefetched",
        measure,
        unit,
        medianOf(ours, pick),
        others.length > 0 ? { name: "beside", value: medianOf(others, pick) } : undefined,
      );
    return [
      measured("scripts", "ms", ({ scripts }) => scripts),
      measured("styles", "ms", ({ styles }) => styles),
      measured("layout", "ms", ({ layout }) => layout),
      measured("other tasks", "ms", ({ scripts, styles, layout, tasks }) => tasks - scripts - styles - layout),
      measured("all tasks", "ms", ({ tasks }) => tasks),
      measured("requests", "count", ({ requests }) => requests),
      measured("elements", "count", ({ elements }) => elements),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

/**
 * Goes from the list of services to a service, by a tap, on a fast processor: a trace or a clock is not needed. All that
 * follows counts, until the page has been at rest for longer than prefetching waits.
 */
function clickOnce(browser: Browser, origin: string): Promise<Click> {
  return withMobileTab(
    browser,
    async (tab) => {
      await tab.open(origin + templates.services);
      await tab.until(`document.querySelector('[data-consent="banner"]')`);
      await tab.value(`document.querySelector('${LINK}').scrollIntoView({ block: "center", behavior: "instant" })`);
      await tab.quiet();
      const asked = tab.requests.length;
      const before = await tab.mainThreadTime();
      await tab.tap(LINK);
      await tab.until(`location.pathname === "${templates.service}"`);
      await tab.quiet();
      const after = await tab.mainThreadTime();
      return {
        scripts: after.scripts - before.scripts,
        styles: after.styles - before.styles,
        layout: after.layout - before.layout,
        tasks: after.tasks - before.tasks,
        requests: tab.requests.length - asked,
        elements: await tab.value<number>("document.querySelectorAll('*').length"),
      };
    },
    { slow: false },
  );
}
