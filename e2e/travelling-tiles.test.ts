import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openLive } from "./pages/open-live.ts";
import { visitors } from "./setup/browser.ts";

const visit = visitors();
const POST = "/en/new-website/";

test("from the news to a post the card's tiles travel to the head of the article", async () => {
  const { page } = await visit();
  await openNews(page);
  const card = await page
    .locator("article", { has: page.locator(`a[href="${POST}"]`) })
    .locator("svg.az")
    .boundingBox();
  const start = await travelOnClick(page);
  // Where the head's tiles begin their way is where the card's were.
  expect(start).toHaveLength(1);
  for (const side of ["x", "y", "width", "height"] as const)
    expect(start[0]?.[side]).toBeCloseTo(card?.[side] ?? -1, 0);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test("nothing travels for a visitor who wants little motion, nor on the way back", async () => {
  const { page } = await visit({ reducedMotion: "reduce" });
  await openNews(page);
  expect(await travelOnClick(page)).toEqual([]);
  const { page: other } = await visit();
  await openNews(other);
  await travelOnClick(other);
  await expect.poll(() => other.evaluate(() => document.getAnimations().length)).toBe(0);
  await recordTravels(other);
  await other.goBack();
  await other.locator("h1", { hasText: "news" }).waitFor();
  expect(await other.evaluate(() => (window as unknown as { travels: unknown[] }).travels)).toEqual([]);
});

async function openNews(page: Page): Promise<void> {
  await openLive(page, "/en/blog/");
  await page.locator(`article a[href="${POST}"]`).first().scrollIntoViewIfNeeded();
}

/** Where the box of each animation that a click starts is drawn at its beginning. */
async function travelOnClick(page: Page): Promise<DOMRect[]> {
  await recordTravels(page);
  await page.locator(`article a[href="${POST}"]`).first().click();
  await page.waitForURL(`**${POST}`);
  await page.locator("h1", { hasText: "website" }).waitFor();
  return page.evaluate(() => (window as unknown as { travels: DOMRect[] }).travels);
}

function recordTravels(page: Page): Promise<void> {
  return page.evaluate(() => {
    const travels: DOMRect[] = [];
    Object.assign(window, { travels });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...parameters) {
      const animation = animate.apply(this, parameters);
      animation.pause();
      travels.push(this.getBoundingClientRect());
      animation.play();
      return animation;
    };
  });
}
