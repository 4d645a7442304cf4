import type { Browser } from "playwright-core";
import { withPlainTab } from "../browser/plain-tab.ts";

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

const BANNER = '[data-consent="banner"]';

/** The inputs that a visitor meets. */
export const inputs: Readonly<Record<string, Input>> = {
  menu: { path: "/fr/", target: "header button[aria-controls=menu]" },
  dialog: { path: "/fr/", target: `${BANNER} button:last-of-type` },
  form: { path: "/fr/contact/", target: "main form button[type=submit]" },
};

type TimedWindow = Window & { inputs?: (InputDelay & { readonly began: number })[] };

/** Taps once, on a slow telephone, when the page is at rest. */
export function tapOnce(browser: Browser, origin: string, { path, target }: Input): Promise<InputDelay> {
  return withPlainTab(browser, async (tab) => {
    await tab.before(watchInputs);
    await tab.open(origin + path);
    await tab.until(`document.querySelector('${BANNER}')`);
    await tab.value(`document.querySelector('${target}').scrollIntoView({ block: "center" })`);
    await tab.quiet();
    const before = await tab.value<number>("performance.now()");
    await tab.tap(target);
    // Long enough for what the tap began, and for the browser to tell of it.
    await tab.until(`performance.now() > ${before + 1_000}`);
    await tab.quiet();
    const seen = (await tab.value<TimedWindow["inputs"]>("window.inputs")) ?? [];
    // A page that appears under a pointer that rests has events before anybody touches it.
    return worst(
      seen.filter(({ began }) => began >= before),
      target,
    );
  });
}

/** Makes a document note its inputs. The first is always told, others when they take 16 ms or more. */
function watchInputs(): void {
  const seen: (InputDelay & { readonly began: number })[] = [];
  (window as TimedWindow).inputs = seen;
  const note = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      seen.push({
        began: entry.startTime,
        delay: entry.processingStart - entry.startTime,
        painted: entry.duration,
      });
  };
  new PerformanceObserver(note).observe({ type: "first-input", buffered: true });
  const slow: PerformanceObserverInit & { readonly durationThreshold: number } = {
    type: "event",
    buffered: true,
    durationThreshold: 16,
  };
  new PerformanceObserver(note).observe(slow);
}

function worst(seen: readonly InputDelay[], target: string): InputDelay {
  if (seen.length === 0)
    throw new Error(`The browser told of no input on ${target}: mend bench/navigation/input-delay.ts.`);
  return {
    delay: Math.max(...seen.map(({ delay }) => delay)),
    painted: Math.max(...seen.map(({ painted }) => painted)),
  };
}
