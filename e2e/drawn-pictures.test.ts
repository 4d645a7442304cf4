import sharp from "sharp";
import { describe, expect, inject, it } from "vitest";
import { siteVisitors } from "./pages/site-visit.ts";

const visitor = siteVisitors();
const ARTICLES = [
  "/fr/acheter-au-portugal-les-etapes/",
  "/fr/relancer-une-facture-impayee/",
  "/fr/tresorerie-deux-calendriers/",
] as const;

describe.each(ARTICLES)("the drawing of %s", (article) => {
  it.each([
    ["light", 360, (brightness: number) => brightness > 180],
    ["dark", 360, (brightness: number) => brightness < 90],
    ["dark", 1440, (brightness: number) => brightness < 90],
  ] as const)("comes for a %s screen of %i pixels, undimmed", async (colorScheme, width, isRight) => {
    const visit = await visitor({ colorScheme, viewport: { width, height: 800 } });
    await visit.open(article);
    const image = visit.page.locator("main figure img").first();
    await image.scrollIntoViewIfNeeded();
    await visit.page.waitForFunction(() => document.querySelector<HTMLImageElement>("main figure img")?.naturalWidth);
    const file = await image.evaluate((element: HTMLImageElement) => element.currentSrc);
    const bytes = await (await fetch(file)).arrayBuffer();
    const { channels } = await sharp(bytes).greyscale().stats();
    expect(new URL(file).origin).toBe(inject("origin"));
    expect(isRight(channels[0]?.mean ?? Number.NaN)).toBe(true);
    expect(await image.evaluate((element) => getComputedStyle(element).filter)).toBe("none");
  });

  it("is no taller than a screen, and what is said of it stands beside it where there is room", async () => {
    const visit = await visitor({ viewport: { width: 1440, height: 800 } });
    await visit.open(article);
    const [picture, caption] = await Promise.all([
      visit.page.locator("main figure picture").first().boundingBox(),
      visit.page.locator("main figure figcaption").first().boundingBox(),
    ]);
    expect(picture?.height).toBeLessThan(800);
    expect(caption?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0));
  });
});
