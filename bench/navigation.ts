import type { Browser } from "playwright-core";
import { pageDataUrl } from "#engine/pages/data/page-data.ts";
import { savingData } from "#tests/support/browser/browsers.ts";
import { launchBrowser } from "#tests/support/setup/launch-browser.ts";
import { startServer } from "#tests/support/setup/start-server.ts";
import { type BenchContext, type Figure, figuresOf, medianOf } from "./figure.ts";
import { type MobileTab, withMobileTab } from "./mobile-tab.ts";

const figure = figuresOf("navigation");
const LIST = "/fr/blog/";
/** The last post of the list: not on screen at first. */
const POST = "main li:last-of-type > article a[href]";
const BANNER = '[data-consent="banner"]';

/** What has been loaded of the next page before its link is touched. */
const kinds = {
  /** All: the link has been on screen for a while. */
  prefetched: {},
  /** Nothing: the link has just come on screen. */
  cold: { hurried: true },
  /** Nothing, and nothing is until the click: the visitor saves data. */
  "saving data": { savesData: true },
} as const satisfies Readonly<Record<string, { readonly hurried?: boolean; readonly savesData?: boolean }>>;
type Kind = keyof typeof kinds;

/** What a visitor taps on the page at rest: where, and on what. */
const tapped = {
  menu: { path: "/fr/", target: "header button[aria-controls]" },
  dialog: { path: "/fr/", target: `${BANNER} button:last-of-type` },
  form: { path: "/fr/contact/", target: "main form button[type=submit]" },
} as const;

/** From click to painted on a slow phone, and how soon menu, dialog and form answer. */
export async function measureNavigation(context: BenchContext): Promise<readonly Figure[]> {
  const server = await startServer(await context.site());
  const browser = await launchBrowser();
  try {
    const figures = await measureRoundTrips(browser, server.origin, context);
    for (const [name, { path, target }] of Object.entries(tapped)) {
      context.log(`input: ${name}`);
      const taps: InputDelay[] = [];
      for (let run = 1; run <= context.runs; run += 1) taps.push(await tapOnce(browser, server.origin + path, target));
      const delay = medianOf(taps, (tap) => tap.delay);
      const painted = medianOf(taps, (tap) => tap.painted);
      figures.push(figure(name, "input delay", "ms", delay), figure(name, "painted after input", "ms", painted));
    }
    return figures;
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** One navigation: milliseconds until it was painted, and how many scripts and data of its page were asked for until then. */
interface Navigation {
  readonly painted: number;
  readonly requests: number;
}

async function measureRoundTrips(browser: Browser, origin: string, { runs, log }: BenchContext): Promise<Figure[]> {
  const taken: Record<Kind | "back", Navigation[]> = { prefetched: [], back: [], cold: [], "saving data": [] };
  for (let run = 1; run <= runs; run += 1) {
    log(`navigation: ${run} of ${runs}`);
    for (const kind of Object.keys(kinds) as Kind[]) {
      const { there, back } = await navigateOnce(browser, origin, kind);
      taken[kind].push(there);
      if (kind === "prefetched") taken.back.push(back);
    }
  }
  return Object.entries(taken).flatMap(([subject, navigations]) => {
    const painted = medianOf(navigations, (navigation) => navigation.painted);
    const requests = medianOf(navigations, (navigation) => navigation.requests);
    return [figure(subject, "painted", "ms", painted), figure(subject, "requests", "count", requests)];
  });
}

/** Goes from the list of posts to a post, by a tap, and back. */
function navigateOnce(browser: Browser, origin: string, kind: Kind) {
  return withMobileTab(browser, async (tab) => {
    const { hurried, savesData }: { readonly hurried?: boolean; readonly savesData?: boolean } = kinds[kind];
    if (savesData) await tab.before(savingData);
    await tab.open(origin + LIST);
    await tab.until(`document.querySelector('${BANNER}')`);
    const lookAt = () => tab.value(`document.querySelector("${POST}").scrollIntoView({ block: "center" })`);
    if (!hurried) await lookAt();
    await tab.quiet();
    const there = await measure(tab, "click", async () => {
      if (hurried) await lookAt();
      await tab.tap(POST);
    });
    await tab.quiet();
    const back = await measure(tab, "now", () => tab.value("history.back()"));
    return { there, back };
  });
}

async function measure(tab: MobileTab, from: "click" | "now", act: () => Promise<unknown>): Promise<Navigation> {
  await tab.value(`(${watchNavigation})("${from}")`);
  const before = tab.requests.length;
  // Asked before, so that nothing of the question falls into the time that is measured.
  const answer = tab.value<number>("window.navigated");
  await act();
  const painted = await answer;
  const asked = tab.requests.slice(before);
  // Scrolling to the link brings drawings, and data of other links, which the navigation does not wait for.
  const data = pageDataUrl(await tab.value<string>("location.pathname"));
  return { painted, requests: asked.filter((path) => path === data || path.endsWith(".js")).length };
}

/**
 * Makes a document note how long its next page takes: from the click (or from now, where `from` says so) until the
 * frame with another main heading has been handed to the screen. Runs in the browser.
 */
function watchNavigation(from: "click" | "now"): void {
  const heading = () => document.querySelector("main h1")?.textContent;
  const before = heading();
  let start = performance.now();
  const startAt = ({ timeStamp }: Pick<Event, "timeStamp">) => {
    start = timeStamp;
  };
  // Once by hand: the first call compiles it, and that is not the page's to pay.
  startAt({ timeStamp: start });
  if (from === "click") addEventListener("click", startAt, { capture: true, once: true });
  (window as Window & { navigated?: Promise<number> }).navigated = new Promise((done) => {
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

/** How a page answered an input. Milliseconds; `painted` comes in steps of 8. */
interface InputDelay {
  /** From the input until the page began to answer. */
  readonly delay: number;
  /** From the input until the next frame. */
  readonly painted: number;
}

type TimedWindow = Window & { inputs?: (InputDelay & { readonly began: number })[] };

/** Taps once, on a slow phone, when the page is at rest; gives the slowest of the tap's events. */
function tapOnce(browser: Browser, address: string, target: string): Promise<InputDelay> {
  return withMobileTab(browser, async (tab) => {
    await tab.before(watchInputs);
    await tab.open(address);
    await tab.until(`document.querySelector('${BANNER}')`);
    await tab.value(`document.querySelector('${target}').scrollIntoView({ block: "center" })`);
    await tab.quiet();
    const before = await tab.value<number>("performance.now()");
    await tab.tap(target);
    // Long enough for what the tap began, and for the browser to tell of it.
    await tab.until(`performance.now() > ${before + 1_000}`);
    await tab.quiet();
    const all = (await tab.value<TimedWindow["inputs"]>("window.inputs")) ?? [];
    // A page that appears under a pointer that rests has events before anybody touches it.
    const seen = all.filter(({ began }) => began >= before);
    if (seen.length === 0) throw new Error(`The browser told of no input on ${target}: correct bench/navigation.ts.`);
    return {
      delay: Math.max(...seen.map(({ delay }) => delay)),
      painted: Math.max(...seen.map(({ painted }) => painted)),
    };
  });
}

/**
 * Makes a document note its inputs from the lifted finger on: what came before has no separate frame, and the browser
 * would count the time that the finger rested. The first input is always told, others when they take 16 ms or more.
 */
function watchInputs(): void {
  const lifted = ["pointerup", "touchend", "mousedown", "mouseup", "click"];
  const seen: (InputDelay & { readonly began: number })[] = [];
  (window as TimedWindow).inputs = seen;
  const note = (list: PerformanceObserverEntryList) => {
    for (const { name, startTime, processingStart, duration } of list.getEntries() as PerformanceEventTiming[])
      if (lifted.includes(name)) seen.push({ began: startTime, delay: processingStart - startTime, painted: duration });
  };
  const slow: PerformanceObserverInit & { readonly durationThreshold: number } = {
    type: "event",
    buffered: true,
    durationThreshold: 16,
  };
  new PerformanceObserver(note).observe({ type: "first-input", buffered: true });
  new PerformanceObserver(note).observe(slow);
}
