import { describe, expect, inject, test } from "vitest";
import { withoutPrecommit } from "../../support/browser/browsers.ts";
import { withoutFonts } from "../../support/browser/network-faults.ts";
import { builtPage } from "../../support/pages/page-facts.ts";
import { oneSiteVisitor, type SiteVisit, siteVisitors } from "../../support/pages/site-visit.ts";
import { noteFrames, positionsUnder } from "./frames.ts";
import { follow, scrollOf, scrollTo } from "./scroll-position.ts";

const visitor = siteVisitors();
const sameVisitor = oneSiteVisitor();
const ARTICLE = "/fr/estuaire-adapte-geste-barriere/";

describe("the scroll position", () => {
  test("[R18] at the end of an article is the same after going back", async () => {
    const visit = await visitor({ viewport: { width: 360, height: 740 } });
    // Put on with the second page, they would make the first one longer or shorter.
    await withoutFonts(visit.page);
    await visit.open(ARTICLE);
    await toEnd(visit);
    const left = await endOf(visit);
    await follow(visit, "/fr/plan-du-site/");
    await visit.page.goBack();
    await visit.shows(ARTICLE);
    await expect.poll(() => endOf(visit)).toEqual(left);
  });

  test("[R17] [R18] is restored by a reload and after a visit to another site, and then for pages further back", async () => {
    const visit = await sameVisitor();
    await visit.open("/en/");
    await scrollTo(visit, 900);
    await follow(visit, "/en/services/");
    await scrollTo(visit, 600);
    await visit.page.reload();
    await visit.hydrated();
    await expect.poll(() => scrollOf(visit), { message: "after a reload" }).toBe(600);
    const elsewhere = `${inject("extendedOrigin")}/robots.txt`;
    await (await visit.addLink(elsewhere)).evaluate((link: HTMLAnchorElement) => link.click());
    await expect.poll(() => visit.page.evaluate(() => location.href)).toBe(elsewhere);
    await visit.page.goBack();
    await visit.shows("/en/services/");
    await visit.hydrated();
    await expect.poll(() => scrollOf(visit), { message: "after another site" }).toBe(600);
    await visit.page.goBack();
    await visit.shows("/en/");
    await expect.poll(() => scrollOf(visit)).toBe(900);
  });

  // The last: what a browser lacks it lacks until the file's end.
  test.each([
    ["as it is", () => {}],
    ["without navigations that can be held back", withoutPrecommit],
  ])(
    "[R17] [R18] links, back and forward in one document: a new page opens at its top at once, back and forward at the saved position at once, in a browser %s (D8)",
    async (_, browser) => {
      const visit = await sameVisitor();
      await visit.context.addInitScript(browser);
      await visit.open("/en/");
      await noteFrames(visit.page);
      await scrollTo(visit, 900);
      await follow(visit, "/en/services/");
      expect(await framesOf(visit, "/en/services/")).toEqual([0]);
      await scrollTo(visit, 700);
      await visit.page.goBack();
      await visit.shows("/en/");
      expect((await framesOf(visit, "/en/")).at(-1)).toBe(900);
      await noteFrames(visit.page);
      await visit.page.goForward();
      await visit.shows("/en/services/");
      expect(await framesOf(visit, "/en/services/")).toEqual([700]);
      await noteFrames(visit.page);
      await visit.page.goBack();
      await visit.shows("/en/");
      expect(await framesOf(visit, "/en/")).toEqual([900]);
      expect(visit.requests.documents()).toEqual(["/en/"]);
    },
  );
});

/** Scrolls to the end of the page. */
async function toEnd(visit: SiteVisit): Promise<void> {
  await visit.page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  expect((await endOf(visit)).below).toBe(0);
}

/** Where the window stands, where the footer begins in it, and how much of the page is below, in whole CSS pixels. */
function endOf({ page }: SiteVisit): Promise<Readonly<Record<"scrolled" | "footer" | "below", number>>> {
  return page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    return {
      scrolled: Math.round(window.scrollY),
      footer: Math.round(document.querySelector("footer")?.getBoundingClientRect().top ?? Number.NaN),
      below: Math.round(scrollHeight - clientHeight - window.scrollY),
    };
  });
}

async function framesOf(visit: SiteVisit, path: string): Promise<readonly number[]> {
  return positionsUnder(visit.page, (await builtPage(path)).heading);
}
