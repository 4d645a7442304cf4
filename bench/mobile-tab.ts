import type { Browser, CDPSession } from "playwright-core";
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
export interface MainThreadTime {
  readonly scripts: number;
  readonly styles: number;
  readonly layout: number;
  readonly tasks: number;
}

/**
 * Runs `use` with a tab that the driver does not attach to. An attached driver listens to the console, and the browser
 * then records a full stack for each `Error` that is made: React makes five while it starts, for which its whole source
 * is parsed twice more, some 20 ms of a fast processor that no visitor spends.
 *
 * @param slow whether connection and processor are those of a slow phone: for what is timed, not for what is counted
 */
export async function withMobileTab<Answer>(
  browser: Browser,
  use: (tab: MobileTab) => Promise<Answer>,
  { slow = true }: { readonly slow?: boolean } = {},
): Promise<Answer> {
  const driver = await browser.newBrowserCDPSession();
  const { browserContextId } = await driver.send("Target.createBrowserContext", { disposeOnDetach: true });
  try {
    const { targetId } = await driver.send("Target.createTarget", { url: "about:blank", browserContextId });
    const { sessionId } = await driver.send("Target.attachToTarget", { targetId, flatten: false });
    return await use(await mobileTab(tunnel(driver, sessionId), slow));
  } finally {
    await driver.send("Target.disposeBrowserContext", { browserContextId });
    await driver.detach();
  }
}

/** A tab of a new visitor. Expressions are JavaScript; a promise is awaited. */
export type MobileTab = Awaited<ReturnType<typeof mobileTab>>;

async function mobileTab({ send, on }: ReturnType<typeof tunnel>, slow: boolean) {
  const pending = new Set<unknown>();
  const requests: string[] = [];
  let last = performance.now();
  on("Network.requestWillBeSent", ({ requestId, request }) => {
    const { protocol, pathname } = new URL((request as { readonly url: string }).url);
    // The browser tells of a picture in a data URI as of a request, but sends none.
    if (protocol === "data:") return;
    pending.add(requestId);
    requests.push(pathname);
    last = performance.now();
  });
  for (const end of ["Network.loadingFinished", "Network.loadingFailed"]) {
    on(end, ({ requestId }) => {
      pending.delete(requestId);
      last = performance.now();
    });
  }
  await send("Network.enable");
  await send("Emulation.setDeviceMetricsOverride", { ...SCREEN, deviceScaleFactor: 1, mobile: false });
  await send("Emulation.setTouchEmulationEnabled", { enabled: true });
  if (slow) {
    await send("Network.emulateNetworkConditions", { offline: false, ...CONNECTION });
    await send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  }
  await send("Page.enable");
  await send("Performance.enable", { timeDomain: "threadTicks" });
  /** The value of an expression in the page, as JSON. */
  const value = async <Value>(expression: string) => {
    const { result, exceptionDetails } = await send("Runtime.evaluate", {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(`The page failed at ${expression}: ${JSON.stringify(exceptionDetails)}`);
    return (result as { readonly value: Value }).value;
  };
  return {
    /** Has a function run in each document before any script of the page. */
    before: async (script: () => void) =>
      void (await send("Page.addScriptToEvaluateOnNewDocument", { source: `(${script})()` })),
    /**
     * Keeps the scripts of the page from being loaded. The browser's own switch would keep `before` from running too, and
     * with it what watches the paint.
     */
    async withoutScripts() {
      await send("Network.setBlockedURLs", { urls: ["*.js"] });
    },
    open: async (url: string) => void (await send("Page.navigate", { url })),
    value,
    /** Waits until an expression is true. */
    async until(expression: string) {
      while (!(await value<boolean>(`Boolean(${expression})`))) await pause(LOOK_EVERY);
    },
    /** Waits until the page has asked for nothing for a while from now on. */
    async quiet() {
      // What was done just now may ask for something later: the time before the call does not count.
      last = performance.now();
      while (pending.size > 0 || performance.now() - last < QUIET) await pause(LOOK_EVERY);
    },
    /** Taps the first such element on screen. */
    async tap(selector: string) {
      const { x, y, width, height } = await value<DOMRect>(
        `document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect().toJSON()`,
      );
      const point = { x: x + width / 2, y: y + height / 2 };
      await send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
      await pause(TAP);
      await send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    },
    /** Paths that the page has asked for, in order. */
    requests,
    /** What the main thread has taken since the tab was opened; waiting for a processor is not in it. */
    async mainThreadTime(): Promise<MainThreadTime> {
      const { metrics } = (await send("Performance.getMetrics")) as { readonly metrics: readonly Metric[] };
      const of = (name: string) =>
        1000 * (metrics.find((metric) => metric.name === `${name}Duration`)?.value ?? Number.NaN);
      return { scripts: of("Script"), styles: of("RecalcStyle"), layout: of("Layout"), tasks: of("Task") };
    },
  };
}

interface Metric {
  readonly name: string;
  readonly value: number;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resume) => setTimeout(resume, milliseconds));
}

/** Speaks to a target inside the driver's own session, so that the driver does not take the target for one of its pages. */
function tunnel(driver: CDPSession, sessionId: string) {
  let sent = 0;
  const waiting = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  const listeners = new Map<string, (parameters: Record<string, unknown>) => void>();
  driver.on("Target.receivedMessageFromTarget", (event) => {
    if (event.sessionId !== sessionId) return;
    const { id, result, error, method, params } = JSON.parse(event.message);
    if (id === undefined) listeners.get(method)?.(params);
    else if (error) waiting.get(id)?.reject(new Error(`The browser refused: ${error.message}`));
    else waiting.get(id)?.resolve(result);
  });
  return {
    async send(method: string, params = {}) {
      const answer = Promise.withResolvers<Record<string, unknown>>();
      waiting.set(++sent, answer);
      await driver.send("Target.sendMessageToTarget", {
        sessionId,
        message: JSON.stringify({ id: sent, method, params }),
      });
      return answer.promise;
    },
    on: (event: string, take: (parameters: Record<string, unknown>) => void) => void listeners.set(event, take),
  };
}
