import { beforeAll, describe, expect, test } from "vitest";
import { stopClock } from "../../support/browser/clock.ts";
import { withoutFonts } from "../../support/browser/network-faults.ts";
import { builtPage } from "../../support/pages/page-facts.ts";
import { oneSiteVisitor, type SiteVisit } from "../../support/pages/site-visit.ts";
import { noteFrames, positionsUnder } from "./frames.ts";
import { clickWithoutScrolling, easeOfBrowser, restingPlace, scrollOf, scrollTo } from "./scroll-position.ts";

const visitor = oneSiteVisitor();
const onStoppedClock = oneSiteVisitor({ ownClock: true }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await stopClock(page);
});
const LEGAL = "/en/legal-notice/";

// One visit: each test goes on where the one before has ended.
describe("a hash target, reached in 500 ms with easing", () => {
  let visit: SiteVisit;
  beforeAll(async () => {
    visit = await withoutItsFonts(onStoppedClock);
    await visit.open("/en/");
  });

  test("[R18] on another page: from its top (D8)", async () => {
    await scrollTo(visit, 1_200);
    await (await visit.addLink(`${LEGAL}#cookies`)).click();
    await expect.poll(() => visit.page.evaluate(() => document.activeElement?.id)).toBe("cookies");
    await expectsAnimation(visit, "#cookies");
  });

  test("[R18] on the same page: below what the styles reserve; no request (D8)", async () => {
    visit.requests.clear();
    await fromTop("#credits");
    await expectsAnimation(visit, "#credits");
    expect(visit.requests.documents()).toEqual([]);
    expect(visit.requests.data()).not.toContain(LEGAL);
  });

  test("[R18] the visitor's own scrolling ends the animation (D8)", async () => {
    await fromTop("#cookies");
    await visit.page.clock.runFor(100);
    const position = await scrollOf(visit);
    expect(position).toBeGreaterThan(0);
    await visit.page.locator("main").dispatchEvent("wheel");
    await visit.page.clock.runFor(1_000);
    expect(await scrollOf(visit)).toBe(position);
  });

  test("[R18] one that moves on the way, because something above it grows, is reached all the same", async () => {
    await fromTop("#cookies");
    await visit.page.clock.runFor(250);
    const before = await restingPlace(visit, "#cookies");
    await visit.page.locator("h1").evaluate((heading) => {
      heading.style.marginBlockEnd = "300px";
    });
    const target = await restingPlace(visit, "#cookies");
    expect(target).toBeGreaterThan(before);
    await visit.page.clock.runFor(300);
    expect(await scrollOf(visit)).toBe(target);
  });

  /** The visitor has just clicked on a link to a target in the same page, at its top. */
  async function fromTop(target: string): Promise<void> {
    await scrollTo(visit, 0);
    await clickWithoutScrolling(visit, target);
    await visit.isAt(LEGAL + target);
  }
});

describe("a hash target", () => {
  test("[R18] is reached at once where motion is not wanted; back restores the position before, in the same document (D8)", async () => {
    const visit = await withoutItsFonts(visitor);
    await visit.open(LEGAL);
    const { heading } = await builtPage(LEGAL);
    await scrollTo(visit, 40);
    await noteFrames(visit.page);
    // Without a pointer, which would scroll the link into view first.
    await clickWithoutScrolling(visit, "#cookies");
    await expect.poll(() => scrollOf(visit)).toBeGreaterThan(400);
    const target = await restingPlace(visit, "#cookies");
    expect((await positionsUnder(visit.page, heading)).filter((y) => y !== 40)).toEqual([target]);
    await visit.page.goBack();
    await visit.isAt(LEGAL);
    await expect.poll(() => scrollOf(visit)).toBe(40);
    await visit.page.goForward();
    await visit.isAt(`${LEGAL}#cookies`);
    await expect.poll(() => scrollOf(visit)).toBe(target);
    expect(visit.requests.documents()).toEqual([LEGAL]);
  });

  test("[R18] #top, a lone # and a target that is not there", async () => {
    const visit = await visitor();
    for (const [href, position] of [
      ["#top", 0],
      ["#not-there", 300],
      ["#", 0],
    ] as const) {
      await (await visit.addLink(href)).evaluate((link: HTMLAnchorElement) => {
        window.scrollTo(0, 300);
        link.click();
      });
      await visit.isAt(LEGAL + href);
      await expect.poll(() => scrollOf(visit), { message: href }).toBe(position);
    }
    expect(visit.errors).toEqual([]);
  });

  // One that is named in full the browser reaches by itself.
  test("[R18] of a document that is a part of the page is reached by its name alone too", async () => {
    const visit = await visitor();
    await visit.open("/fr/services/reseau-de-sante-europeen/#tasks");
    const target = await restingPlace(visit, "#_tasks");
    expect(target).toBeGreaterThan(0);
    await expect.poll(() => scrollOf(visit)).toBe(target);
  });
});

/** No font that comes late makes a page longer. */
async function withoutItsFonts(visitor: () => Promise<SiteVisit>): Promise<SiteVisit> {
  const visit = await visitor();
  await withoutFonts(visit.page);
  return visit;
}

/** Follows the 500 ms of an animation that has just begun on a stopped clock. */
async function expectsAnimation(visit: SiteVisit, selector: string): Promise<void> {
  const { page } = visit;
  const from = await scrollOf(visit);
  const way = (await restingPlace(visit, selector)) - from;
  expect(way).toBeGreaterThan(400);
  for (const passed of [100, 200, 300, 400]) {
    await page.clock.runFor(100);
    // Frames come every 16 ms.
    const earliest = await easeOfBrowser(visit, (passed - 32) / 500);
    const latest = await easeOfBrowser(visit, passed / 500);
    expect(await scrollOf(visit)).toBeGreaterThanOrEqual(Math.floor(from + way * earliest));
    expect(await scrollOf(visit)).toBeLessThanOrEqual(Math.ceil(from + way * latest));
  }
  await page.clock.runFor(90);
  expect(await scrollOf(visit)).toBeLessThan(from + way);
  await page.clock.runFor(42);
  expect(await scrollOf(visit)).toBe(from + way);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe(selector.slice(1));
}
