import { setTimeout } from "node:timers/promises";
import type { Browser, Page, Request } from "playwright-core";
import { launchBrowser } from "#tests/support/setup/launch-browser.ts";
import { startServer } from "#tests/support/setup/start-server.ts";
import type { BenchContext } from "./figure.ts";

/** The phone of the measurements: its screen, its connection (a slow 4G) and its processor. */
const SCREEN = { width: 412, height: 823 };
const CONNECTION = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const SLOWDOWN = 4;
/** Milliseconds that a finger rests on what it taps: a quick tap takes 80. */
const TAP = 80;
/** Milliseconds without a request after which a page is at rest: longer than prefetching waits. */
const QUIET = 700;
const LOOK_EVERY = 50;

/** Serves the shipped site, and opens a browser, for as long as `use` measures. */
export async function withSite<Answer>(
  { site }: Pick<BenchContext, "site">,
  use: (browser: Browser, origin: string) => Promise<Answer>,
): Promise<Answer> {
  const server = await startServer(await site());
  const browser = await launchBrowser();
  try {
    return await use(browser, server.origin);
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Processor time that a tab's main thread has taken so far, in milliseconds. `tasks` is all of it. */
export type MainThreadTime = Readonly<Record<"scripts" | "styles" | "layout" | "tasks", number>>;

/** A tab of a new visitor. */
export interface MobileTab {
  readonly page: Page;
  /** Paths that the page has asked for, in order. */
  readonly requests: readonly string[];
  /** Waits until the page has asked for nothing for a while from now on. */
  quiet(): Promise<void>;
  /** Taps the first such element on screen. */
  tap(selector: string): Promise<void>;
  /** What the main thread has taken since the tab was opened; waiting for a processor is not in it. */
  mainThreadTime(): Promise<MainThreadTime>;
}

/**
 * Runs `use` with a tab of a new visitor.
 *
 * @param slow whether connection and processor are those of a slow phone: for what is timed, not for what is counted
 */
export async function withMobileTab<Answer>(
  browser: Browser,
  use: (tab: MobileTab) => Promise<Answer>,
  { slow = true }: { readonly slow?: boolean } = {},
): Promise<Answer> {
  const context = await browser.newContext({ viewport: SCREEN, hasTouch: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    if (slow) {
      await session.send("Network.enable");
      await session.send("Network.emulateNetworkConditions", { offline: false, ...CONNECTION });
      await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    }
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    const pending = new Set<Request>();
    const requests: string[] = [];
    let last = performance.now();
    page.on("request", (request) => {
      pending.add(request);
      requests.push(new URL(request.url()).pathname);
      last = performance.now();
    });
    const ended = (request: Request) => {
      pending.delete(request);
      last = performance.now();
    };
    page.on("requestfinished", ended).on("requestfailed", ended);
    return await use({
      page,
      requests,
      async quiet() {
        // What was done just now may ask for something later: the time before the call does not count.
        last = performance.now();
        while (pending.size > 0 || performance.now() - last < QUIET) await setTimeout(LOOK_EVERY);
      },
      async tap(selector) {
        const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator(selector).first().boundingBox()) ?? {};
        const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
        await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
        await setTimeout(TAP);
        await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      },
      async mainThreadTime() {
        const { metrics } = await session.send("Performance.getMetrics");
        const of = (name: string) =>
          1000 * (metrics.find((metric) => metric.name === `${name}Duration`)?.value ?? Number.NaN);
        return { scripts: of("Script"), styles: of("RecalcStyle"), layout: of("Layout"), tasks: of("Task") };
      },
    });
  } finally {
    await context.close();
  }
}
