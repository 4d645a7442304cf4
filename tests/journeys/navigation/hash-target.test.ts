import { beforeAll, describe, expect, test } from "vitest";
import { stopClock } from "../../support/browser/clock.ts";
import { withoutFonts } from "../../support/browser/network-faults.ts";
import { type SiteVisit, siteVisitors } from "../../support/pages/site-visit.ts";
import { clickWithoutScrolling, easeOfBrowser, restingPlace, scrollOf, scrollTo } from "./scroll-position.ts";

const visitor = siteVisitors();
const LEGAL = "/en/legal-notice/";

// One visit: each test goes on where the one before has ended. Names of no place, and without motion: addresses.test.ts,
// ../engines/navigation.ts.
describe("a hash target, reached in 500 ms with easing", () => {
  let visit: SiteVisit;
  beforeAll(async () => {
    visit = await visitor();
    await stopClock(visit.page);
    // None that comes late makes a page longer.
    await withoutFonts(visit.page);
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
