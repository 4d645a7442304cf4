import type { Browser } from "playwright-core";
import type { Manifest } from "../../contract/manifest.ts";
import { savingData } from "../../e2e/pages/browsers.ts";
import { type PlainTab, withPlainTab } from "../browser/plain-tab.ts";
import { total, weigh } from "../weights/weigh.ts";
import { watchNavigation } from "./watch-navigation.ts";

/** One navigation: milliseconds until it was painted, and what it asked the network for until then. */
export interface Navigation {
  readonly painted: number;
  readonly requests: number;
  readonly bytes: number;
}

/** There and back again. */
export interface RoundTrip {
  readonly there: Navigation;
  readonly back: Navigation;
}

const LIST = "/fr/blog/";
const POST = 'main article a[href="/fr/passerelle-adapte-geste-barriere/"], main article a[href^="/fr/"]';
const BANNER = `document.querySelector('[data-consent="banner"]')`;

/**
 * Goes from the list of articles to an article, by a tap, and back.
 *
 * @param prefetched whether the list has been on screen long enough for its links to be prefetched; else none is
 */
export function navigateOnce(
  browser: Browser,
  { origin, manifest }: { readonly origin: string; readonly manifest: Manifest },
  prefetched: boolean,
): Promise<RoundTrip> {
  return withPlainTab(browser, async (tab) => {
    if (!prefetched) await tab.before(savingData);
    await tab.open(origin + LIST);
    await tab.until(BANNER);
    await tab.value(`document.querySelector(${JSON.stringify(POST)}).scrollIntoView({ block: "center" })`);
    await tab.quiet();
    const there = await measure(tab, manifest, "click", () => tab.tap(POST));
    await tab.quiet();
    const back = await measure(tab, manifest, "now", () => tab.value("history.back()"));
    return { there, back };
  });
}

async function measure(
  tab: PlainTab,
  manifest: Manifest,
  from: "click" | "now",
  act: () => Promise<unknown>,
): Promise<Navigation> {
  await tab.value(`(${watchNavigation})("${from}")`);
  const before = tab.requests.length;
  // Asked before, so that nothing of the question falls into the time that is measured.
  const answer = tab.value<number>("window.navigated");
  await act();
  const painted = await answer;
  const paths = tab.requests.slice(before).map((url) => new URL(url).pathname);
  return { painted, requests: paths.length, bytes: total(weigh(paths, manifest)) };
}
