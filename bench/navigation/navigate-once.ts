import type { Browser, Page } from "playwright-core";
import type { Manifest } from "../../contract/manifest.ts";
import { savingData } from "../../e2e/pages/browsers.ts";
import { untilLive } from "../../e2e/pages/open-live.ts";
import { type RequestLog, recordRequests } from "../../e2e/pages/request-log.ts";
import { settled } from "../browser/settled.ts";
import { tap } from "../browser/tap.ts";
import { withPage } from "../browser/with-page.ts";
import { total, weigh } from "../weights/weigh.ts";
import { type NavigatedWindow, watchNavigation } from "./watch-navigation.ts";

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
const POST = 'main a[href="/fr/passerelle-adapte-geste-barriere/"], main article a[href^="/fr/"]';

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
  return withPage(browser, origin, { throttled: true, before: prefetched ? [] : [savingData] }, async (page) => {
    const log = recordRequests(page);
    await page.goto(LIST);
    await untilLive(page);
    await page.locator(POST).first().scrollIntoViewIfNeeded();
    await settled(log);
    await page.evaluate(watchNavigation, "click" as const);
    const there = await measure(page, log, manifest, () => tap(page, page.locator(POST).first()));
    await settled(log);
    await page.evaluate(watchNavigation, "now" as const);
    const back = await measure(page, log, manifest, () => page.evaluate(() => history.back()));
    return { there, back };
  });
}

async function measure(page: Page, log: RequestLog, manifest: Manifest, act: () => Promise<void>): Promise<Navigation> {
  log.clear();
  // Asked before, so that nothing of the question falls into the time that is measured.
  const answer = page.evaluate(() => (window as NavigatedWindow).navigated ?? Number.NaN);
  await act();
  const painted = await answer;
  const paths = log.all().map((request) => new URL(request.url()).pathname);
  return { painted, requests: paths.length, bytes: total(weigh(paths, manifest)) };
}
