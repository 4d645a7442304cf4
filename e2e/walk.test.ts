import { describe, expect, it } from "vitest";
import { type SiteVisit, siteVisitors } from "./pages/site-visit.ts";
import { builtPages } from "./setup/built-site.ts";

const visitor = siteVisitors();

describe("a walk through every page of a language by its links", () => {
  it.each(["fr", "en", "pt"])(
    "P7 R17 F8 %s: one document, no error, nothing that the policy refuses",
    async (locale) => {
      const visit = await visitor();
      const home = `/${locale}/`;
      const missing = new Set((await builtPages()).filter((path) => path.startsWith(home) && path !== `${home}404/`));
      await visit.open(home);
      missing.delete(home);
      const seen = new Map([[home, await linksOf(visit, home)]]);
      let at = home;
      while (missing.size > 0) {
        for (const path of wayTo(missing, at, seen)) {
          // The first of several links may be hidden; which one is clicked makes no difference to the client.
          await visit.link(path).evaluate((link: HTMLAnchorElement) => link.click());
          await visit.shows(path);
          at = path;
        }
        missing.delete(at);
        seen.set(at, await linksOf(visit, home));
      }
      expect(visit.requests.documents()).toEqual([home]);
      expect(visit.errors).toEqual([]);
    },
    60_000,
  );
});

/** Paths of the pages of a language that the page on screen links to. */
async function linksOf({ page }: SiteVisit, home: string): Promise<readonly string[]> {
  const hrefs = await page
    .locator(`a[href^="${home}"]`)
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  return [...new Set(hrefs.flatMap((href) => (href?.endsWith("/") ? [href] : [])))];
}

/**
 * The shortest way over known links to a page that has not been seen.
 *
 * @throws {Error} when no link leads to any of them
 */
function wayTo(
  missing: ReadonlySet<string>,
  from: string,
  links: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const ways = new Map<string, readonly string[]>([[from, []]]);
  for (const [path, way] of ways) {
    if (missing.has(path)) return way;
    for (const next of links.get(path) ?? []) if (!ways.has(next)) ways.set(next, [...way, next]);
  }
  throw new Error(`No link leads to ${[...missing].join(", ")}.`);
}
