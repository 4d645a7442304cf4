import { savingData } from "../pages/browsers.ts";
import type { Answers } from "./front.ts";
import type { SkewSites } from "./skew-sites.ts";
import { built, follow, goBack, untilSeen } from "./steps.ts";
import type { TabBrowser } from "./tab.ts";

const HOME = "/en/";
/** Pages that the header of every English page links to. */
const LINKS = ["/en/presentation/", "/en/services/", "/en/contact/", "/en/blog/"] as const;
const FURTHER = "?from=mail#main";

/**
 * Opens a tab on the first build, puts the other in its place, and follows a link of the header, so many times: the
 * links in turn, the first build's files gone and kept in turn.
 *
 * @returns what a visitor would have noticed: nothing, if all is well
 */
export async function deployRounds(browser: TabBrowser, sites: SkewSites, rounds: number): Promise<readonly string[]> {
  const problems: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const path = LINKS[round % LINKS.length] ?? HOME;
    const isKept = round % 2 === 1;
    const problem = await deployRound(browser, sites, path, isKept ? sites.otherBesideOld : sites.otherOnly);
    if (problem !== undefined) {
      problems.push(`${browser.name}, round ${round + 1}, ${path}, files ${isKept ? "kept" : "gone"}: ${problem}`);
    }
  }
  return problems;
}

async function deployRound(
  browser: TabBrowser,
  { front, folder, oldOnly }: SkewSites,
  path: string,
  deployed: Answers,
): Promise<string | undefined> {
  front.answer(oldOnly);
  const tab = await browser.openTab(front.origin, { consent: "no", before: [savingData] });
  try {
    const home = { address: HOME, isLive: true, ...(await built(folder, HOME)) };
    await tab.goto(front.origin + HOME);
    await untilSeen(tab, { ...home, isOther: false });
    front.answer(deployed);
    front.documents.length = 0;
    await follow(tab, path, FURTHER);
    const target = { address: path + FURTHER, isLive: true, isOther: true, ...(await built(folder, path)) };
    await untilSeen(tab, target);
    const loads = front.documents.splice(0);
    if (loads.join() !== path + FURTHER.split("#")[0]) return `loaded as documents: ${loads.join(" ")}`;
    await goBack(tab);
    await untilSeen(tab, home);
    return front.documents.length > 1 ? `going back loaded ${front.documents.length} documents` : undefined;
  } catch (error) {
    return String(error);
  } finally {
    await tab.close();
  }
}
