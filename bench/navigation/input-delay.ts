import type { Browser, Page } from "playwright-core";
import { untilLive } from "../../e2e/pages/open-live.ts";
import { recordRequests } from "../../e2e/pages/request-log.ts";
import { settled } from "../browser/settled.ts";
import { tap } from "../browser/tap.ts";
import { withPage } from "../browser/with-page.ts";

/** How a page answered an input. Milliseconds; browsers tell the second in steps of 8. */
export interface InputDelay {
  /** From the input until the page began to answer. */
  readonly delay: number;
  /** From the input until the next frame. */
  readonly painted: number;
}

/** An input of which the delay is measured: where, and on what. */
export interface Input {
  readonly path: string;
  readonly target: string;
}

/** The inputs that a visitor meets. */
export const inputs: Readonly<Record<string, Input>> = {
  menu: { path: "/fr/", target: "header button[aria-controls=menu]" },
  dialog: { path: "/fr/", target: '[data-consent="banner"] button:last-of-type' },
  form: { path: "/fr/contact/", target: "main form button[type=submit]" },
};

type TimedWindow = Window & { inputs?: { readonly delay: number; readonly painted: number }[] };

/** Taps once, on a slow telephone, when the page is at rest. */
export function tapOnce(browser: Browser, origin: string, { path, target }: Input): Promise<InputDelay> {
  return withPage(browser, origin, { throttled: true, before: [watchInputs] }, async (page) => {
    const log = recordRequests(page);
    await page.goto(path);
    await untilLive(page);
    await page.locator('[data-consent="banner"]').waitFor();
    await page.locator(target).scrollIntoViewIfNeeded();
    await settled(log);
    await tap(page, page.locator(target));
    await settled(log);
    return worst(await timedInputs(page), target);
  });
}

/** Makes a document note its inputs. The first is always told, others when they take 16 ms or more. */
function watchInputs(): void {
  const seen: { delay: number; painted: number }[] = [];
  (window as TimedWindow).inputs = seen;
  const note = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      seen.push({ delay: entry.processingStart - entry.startTime, painted: entry.duration });
  };
  new PerformanceObserver(note).observe({ type: "first-input", buffered: true });
  const slow: PerformanceObserverInit & { readonly durationThreshold: number } = {
    type: "event",
    buffered: true,
    durationThreshold: 16,
  };
  new PerformanceObserver(note).observe(slow);
}

function timedInputs(page: Page): Promise<readonly InputDelay[]> {
  return page.evaluate(() => (window as TimedWindow).inputs ?? []);
}

function worst(seen: readonly InputDelay[], target: string): InputDelay {
  if (seen.length === 0)
    throw new Error(`The browser told of no input on ${target}: mend bench/navigation/input-delay.ts.`);
  return {
    delay: Math.max(...seen.map(({ delay }) => delay)),
    painted: Math.max(...seen.map(({ painted }) => painted)),
  };
}
