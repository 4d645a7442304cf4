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

/** What has been loaded of the next page before its link is touched. */
export const kinds = {
  /** All: the link has been on screen for a while. */
  prefetched: {},
  /** Nothing: the link has just come on screen. */
  cold: { hurried: true },
  /** Nothing, and nothing is until the click: the visitor saves data. */
  "saving data": { savesData: true },
} as const satisfies Readonly<Record<string, { readonly hurried?: boolean; readonly savesData?: boolean }>>;
export type Kind = keyof typeof kinds;

const LIST = "/fr/blog/";
/** The last article of the list: not on screen at first. */
const POST = "main li:last-of-type > article a[href]";
const BANNER = `document.querySelector('[data-consent="banner"]')`;

/** Goes from the list of articles to an article, by a tap, and back. */
export function navigateOnce(
  browser: Browser,
  { origin, manifest }: { readonly origin: string; readonly manifest: Manifest },
  kind: Kind,
): Promise<RoundTrip> {
  return withPlainTab(browser, async (tab) => {
    const { hurried, savesData }: { readonly hurried?: boolean; readonly savesData?: boolean } = kinds[kind];
    if (savesData) await tab.before(savingData);
    await tab.open(origin + LIST);
    await tab.until(BANNER);
    const lookAt = () => tab.value(`document.querySelector("${POST}").scrollIntoView({ block: "center" })`);
    if (!hurried) await lookAt();
    await tab.quiet();
    const there = await measure(tab, manifest, "click", async () => {
      if (hurried) await lookAt();
      await tab.tap(POST);
    });
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
