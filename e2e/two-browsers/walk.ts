import type { Front } from "./front.ts";
import { from } from "./replies.ts";
import { built, follow, untilSeen } from "./steps.ts";
import type { Tab, TabBrowser, VisitorTraits } from "./tab.ts";

/** A site to walk through: its server, what stands before it, and its pages. */
export interface WalkedSite {
  readonly front: Front;
  readonly origin: string;
  readonly folder: string;
  /** Paths of all pages, in all languages. */
  readonly pages: readonly string[];
}

/**
 * Walks through every page of a language by its links.
 *
 * @returns what a visitor, or whoever looks at the console, would have noticed: nothing, if all is well
 */
export async function walk(
  browser: TabBrowser,
  { front, origin, folder, pages }: WalkedSite,
  locale: string,
  consent: VisitorTraits["consent"],
): Promise<readonly string[]> {
  const home = `/${locale}/`;
  const missing = new Set(pages.filter((path) => path.startsWith(home) && path !== `${home}404/`));
  front.answer(() => from(origin));
  const tab = await browser.openTab(front.origin, { ...(consent && { consent }) });
  front.documents.length = 0;
  try {
    await tab.goto(front.origin + home);
    await untilSeen(tab, { address: home, isLive: true, ...(await built(folder, home)) });
    missing.delete(home);
    const links = new Map([[home, await linksOf(tab, home)]]);
    let at = home;
    while (missing.size > 0) {
      for (const path of wayTo(missing, at, links)) {
        await follow(tab, path);
        await untilSeen(tab, { address: path, ...(await built(folder, path)) });
        at = path;
      }
      missing.delete(at);
      links.set(at, await linksOf(tab, home));
    }
    const mistakes = tab.errors.filter((error) => !isRefusedPrefetch(error));
    const loads = front.documents.join() === home ? [] : [`loaded as documents: ${front.documents.join(" ")}`];
    return [...mistakes, ...loads];
  } catch (error) {
    return [...tab.errors, String(error)];
  } finally {
    await tab.close();
  }
}

/** Firefox alone loads the next page of a list ahead because of `<link rel="next">`. The policy refuses it (decision 0061). */
function isRefusedPrefetch(error: string): boolean {
  return /^(refused by the policy: default-src |error: <link rel="next" href=")\S*\/\d+\/\W*$/.test(error);
}

/** Paths of the pages of a language that the page on screen links to. */
async function linksOf(tab: Tab, home: string): Promise<readonly string[]> {
  const hrefs = await tab.run(
    (start) => [...document.querySelectorAll(`a[href^="${start}"]`)].map((link) => link.getAttribute("href") ?? ""),
    home,
  );
  return [...new Set(hrefs.filter((href) => href.endsWith("/")))];
}

/**
 * The shortest way over known links to a page that has not been seen.
 *
 * @throws {Error} when no link leads to any of them
 */
function wayTo(
  missing: ReadonlySet<string>,
  start: string,
  links: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const ways = new Map<string, readonly string[]>([[start, []]]);
  for (const [path, way] of ways) {
    if (missing.has(path)) return way;
    for (const next of links.get(path) ?? []) if (!ways.has(next)) ways.set(next, [...way, next]);
  }
  throw new Error(`No link leads to ${[...missing].join(", ")}.`);
}
