import { describe, expect, test } from "vitest";
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
  test.each([
    ["as it is", () => {}],
    ["without navigations that can be held back", withoutPrecommit],
  ])(
    "[R18] a new page opens at its top at once, back and forward at the saved position at once, in a browser %s (D8)",
    async (_, browser) => {
      const visit = await visitor();
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

  test("[R18] is restored by a reload, and after it for pages further back", async () => {
    const visit = await sameVisitor();
    await visit.open("/en/");
    await scrollTo(visit, 900);
    await follow(visit, "/en/services/");
    await scrollTo(visit, 600);
    await visit.page.reload();
    await visit.hydrated();
    await expect.poll(() => scrollOf(visit)).toBe(600);
    await visit.page.goBack();
    await visit.shows("/en/");
    await expect.poll(() => scrollOf(visit)).toBe(900);
    expect(visit.requests.documents()).toEqual(["/en/", "/en/services/"]);
  });

  test("[R18] survives a visit to another site", async () => {
    const visit = await sameVisitor();
    await visit.context.route("https://elsewhere.example/", (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Elsewhere</title>" }),
    );
    await visit.open("/en/");
    await scrollTo(visit, 900);
    await follow(visit, "/en/services/");
    await (await visit.addLink("https://elsewhere.example/")).click();
    await expect.poll(() => visit.page.title()).toBe("Elsewhere");
    await visit.page.goBack();
    await visit.shows("/en/services/");
    await visit.hydrated();
    await visit.page.goBack();
    await visit.shows("/en/");
    await expect.poll(() => scrollOf(visit)).toBe(900);
  });
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
