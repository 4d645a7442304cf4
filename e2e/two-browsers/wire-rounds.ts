import { refusingStorage, savingData } from "../pages/browsers.ts";
import type { SkewSites } from "./skew-sites.ts";
import { built, follow, untilSeen } from "./steps.ts";
import type { TabBrowser } from "./tab.ts";
import type { WireCase } from "./wire-cases.ts";

const HOME = "/en/";
/** The heading of the page that offers to try again. */
const ERROR = "This page could not be opened";

/** What storage does in a tab: it works, or everything about it throws. */
export type Storage = "works" | "throws";

/**
 * For each case, opens a tab on the first build, breaks the wire, and follows links.
 *
 * @returns what a visitor would have noticed: nothing, if all is well
 */
export async function wireRounds(
  browser: TabBrowser,
  sites: SkewSites,
  cases: readonly WireCase[],
  storage: Storage,
): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const wireCase of cases) {
    const problem = await wireRound(browser, sites, wireCase, storage);
    if (problem !== undefined) problems.push(`${browser.name}, storage ${storage}, ${wireCase.name}: ${problem}`);
  }
  return problems;
}

async function wireRound(
  browser: TabBrowser,
  { front, folder, oldOnly }: SkewSites,
  { answers, leadsTo, loads, way }: WireCase,
  storage: Storage,
): Promise<string | undefined> {
  front.answer(oldOnly);
  const before = storage === "throws" ? [savingData, refusingStorage] : [savingData];
  const tab = await browser.openTab(front.origin, { before });
  try {
    await tab.goto(front.origin + HOME);
    await untilSeen(tab, { address: HOME, isLive: true });
    front.answer(answers);
    for (const path of way) {
      front.documents.length = 0;
      await follow(tab, path);
      const wanted = leadsTo === "its page" ? await built(folder, path) : { heading: ERROR };
      await untilSeen(tab, { address: path, ...wanted });
      if (!loads.includes(front.documents.length)) return `${path} loaded documents: ${front.documents.join(" ")}`;
    }
    return undefined;
  } catch (error) {
    return String(error);
  } finally {
    await tab.close();
  }
}
