import { describe, expect, inject, test } from "vitest";
import { withoutVisibility } from "../../support/browser/browsers.ts";
import { visibilityIsKnown } from "../../support/browser/clock.ts";
import { emptyMemory } from "../../support/browser/network-faults.ts";
import { type SiteVisit, siteVisitors } from "../../support/pages/site-visit.ts";

const visitor = siteVisitors();
const POST = "/en/far-down/";

describe("a picture far down", () => {
  test("[P10] is asked for when a tenth of it is within 20 px of the screen, not before, and once; in the smallest format that the browser knows, and nothing moves when it comes", async () => {
    const visit = await visitor({ baseURL: inject("extendedOrigin") });
    await visit.open("/en/blog/");
    await visit.link(POST).click();
    await picture(visit).waitFor({ state: "attached" });
    await visibilityIsKnown(visit.page);
    expect(picturesAsked(visit)).toEqual([]);
    expect(await picture(visit).evaluate((image) => image.clientWidth / image.clientHeight)).toBeCloseTo(1.5);
    const articleHeight = () =>
      visit.page
        .locator("main article")
        .first()
        .evaluate((article) => article.getBoundingClientRect().height);
    const before = await articleHeight();
    await toDistance(visit, 0.1, 25);
    expect(picturesAsked(visit)).toEqual([]);
    await toDistance(visit, 0.1, 15);
    await expect.poll(() => picturesAsked(visit)).toHaveLength(1);
    await expect.poll(() => picture(visit).evaluate(shownFile)).toMatch(/^http.+[.]avif$/);
    // The file has whole pixels: its proportions differ from those of the original by less than one.
    expect(Math.abs((await articleHeight()) - before)).toBeLessThan(1);
    await visit.page.evaluate(() => window.scrollTo(0, 0));
    await toDistance(visit, 0.1, 15);
    expect(picturesAsked(visit)).toHaveLength(1);
    expect(visit.errors).toEqual([]);
  });

  test("[P10] without scripts has a fallback that the browser loads", async () => {
    const visit = await visitor({ baseURL: inject("extendedOrigin"), javaScriptEnabled: false });
    await visit.page.goto(POST);
    const fallback = visit.page.locator("main noscript img");
    await fallback.scrollIntoViewIfNeeded();
    await expect.poll(() => picturesAsked(visit)).toHaveLength(1);
    expect(await fallback.getAttribute("alt")).toBe("A blue field");
    expect(await visit.page.locator("main img[data-lazy]").isVisible()).toBe(false);
  });

  test("[P10] is asked for at once where the browser cannot tell what is visible", async () => {
    const visit = await visitor({ baseURL: inject("extendedOrigin") });
    await visit.context.addInitScript(withoutVisibility);
    await visit.open(POST);
    await expect.poll(() => picturesAsked(visit)).toHaveLength(1);
  });
});

test("a picture with a dark version shows it, undimmed, where dark colours are asked for, and nowhere else", async () => {
  const visit = await visitor();
  await visit.open("/en/cash-flow-two-calendars/");
  for (const colorScheme of ["dark", "light"] as const) {
    await visit.page.emulateMedia({ colorScheme });
    await picture(visit).scrollIntoViewIfNeeded();
    await expect.poll(() => picture(visit).evaluate(shownFile)).not.toBe("");
    const shown = () =>
      picture(visit).evaluate((image: HTMLImageElement) => {
        const dark = image.parentElement?.querySelector<HTMLSourceElement>("source[media*=dark]")?.srcset.split(" ")[0];
        return [dark !== undefined && image.currentSrc.endsWith(dark), getComputedStyle(image).filter];
      });
    await expect.poll(shown, { message: colorScheme }).toEqual([colorScheme === "dark", "none"]);
  }
});

test("the strip at the foot of a page is not asked for before the visitor comes near it, also after another page's", async () => {
  const visit = await visitor({ viewport: { width: 412, height: 823 } });
  await emptyMemory(visit.page);
  await visit.open("/en/");
  const strip = visit.page.locator("footer img");
  await strip.scrollIntoViewIfNeeded();
  await expect.poll(() => strip.evaluate(shownFile)).toMatch(/[.]svg$/);
  const before = await strip.getAttribute("src");
  await visit.link("/en/legal-notice/").click();
  await expect.poll(() => strip.getAttribute("src")).not.toBe(before);
  const asked = async () => (await strip.evaluate(shownFile)) !== "";
  await visibilityIsKnown(visit.page);
  await expect.poll(visit.requests.pending).toBe(0);
  expect(await asked()).toBe(false);
  await strip.scrollIntoViewIfNeeded();
  await expect.poll(asked).toBe(true);
});

/** The address of what an image shows: its placeholder's, or its file's once that is drawn. */
function shownFile(image: Element): string {
  return image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0 ? image.currentSrc : "";
}

function picture({ page }: SiteVisit) {
  return page.locator("main picture > img").first();
}

function picturesAsked({ requests }: SiteVisit): string[] {
  return requests
    .all()
    .map((request) => new URL(request.url()).pathname)
    .filter((path) => path.startsWith("/assets/media/"));
}

/** Scrolls until the upper part of the picture ends this many pixels below the screen. */
async function toDistance(visit: SiteVisit, part: number, pixels: number): Promise<void> {
  await picture(visit).evaluate(
    (image, { part, pixels }) => {
      const { top, height } = image.getBoundingClientRect();
      window.scrollBy({ top: Math.round(top + height * part - window.innerHeight - pixels), behavior: "instant" });
    },
    { part, pixels },
  );
  await visibilityIsKnown(visit.page);
}
