import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { withoutPrecommit } from "../../support/browser/browsers.ts";
import { withoutFonts } from "../../support/browser/network-faults.ts";
import { builtPage } from "../../support/pages/page-facts.ts";
import { siteVisitors } from "../../support/pages/site-visit.ts";
import { follow, scrollOf, scrollTo } from "./scroll-position.ts";

const visitor = siteVisitors();

// That positions are found again, over a reload too: ../engines/navigation.ts.
test.each([
  ["as it is", () => {}],
  ["without navigations that can be held back", withoutPrecommit],
])(
  "[R17] [R18] in a browser %s a new page opens at its top at once, back and forward at the saved position at once, the page's end included; so after another site (D8)",
  async (_, browser) => {
    const visit = await visitor({ reducedMotion: "reduce" });
    const { page, context } = visit;
    await context.addInitScript(browser);
    // Put on with the second page, they would make the first one longer or shorter.
    await withoutFonts(page);
    await visit.open("/en/");
    const framesOf = async (path: string) => positionsUnder(page, (await builtPage(path)).heading);
    const end = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    await noteFrames(page);
    await scrollTo(visit, end);
    await follow(visit, "/en/services/");
    expect(await framesOf("/en/services/")).toEqual([0]);
    await scrollTo(visit, 700);
    await page.goBack();
    await visit.shows("/en/");
    expect((await framesOf("/en/")).at(-1)).toBe(end);
    await noteFrames(page);
    await page.goForward();
    await visit.shows("/en/services/");
    expect(await framesOf("/en/services/")).toEqual([700]);
    await noteFrames(page);
    await page.goBack();
    await visit.shows("/en/");
    expect(await framesOf("/en/")).toEqual([end]);
    expect(visit.requests.documents()).toEqual(["/en/"]);
    const elsewhere = `${inject("extendedOrigin")}/robots.txt`;
    await (await visit.addLink(elsewhere)).evaluate((link: HTMLAnchorElement) => link.click());
    await expect.poll(() => page.evaluate(() => location.href)).toBe(elsewhere);
    await page.goBack();
    await visit.shows("/en/");
    await expect.poll(() => scrollOf(visit)).toBe(end);
  },
);

/** What one frame of the screen showed, and its scroll position in CSS pixels. */
interface Frame {
  readonly heading: string;
  readonly y: number;
}

/** Starts to note what each frame shows, until the document ends. */
async function noteFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frames: Frame[] = [];
    Object.assign(window, { notedFrames: frames });
    requestAnimationFrame(function note() {
      frames.push({ heading: document.querySelector("h1")?.textContent ?? "", y: Math.round(window.scrollY) });
      requestAnimationFrame(note);
    });
  });
}

/** The scroll positions, each once in a row, of the frames that showed a heading, up to the next frame. */
async function positionsUnder(page: Page, heading: string): Promise<readonly number[]> {
  // The second frame from now on has been noted by then.
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
  const frames = await page.evaluate(
    () => (window as Window & { readonly notedFrames?: readonly Frame[] }).notedFrames ?? [],
  );
  const positions = frames.filter((frame) => frame.heading === heading).map(({ y }) => y);
  return positions.filter((y, index) => y !== positions[index - 1]);
}
