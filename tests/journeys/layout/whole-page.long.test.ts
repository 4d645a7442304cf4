import { expect, test } from "vitest";
import { answeredConsent } from "../../support/pages/answered-consent.ts";
import { oneOfEach } from "../../support/pages/every-template.ts";
import { openHydrated } from "../../support/pages/open-hydrated.ts";
import { visitors } from "../../support/setup/browser.ts";
import { drawnInWebFonts } from "./web-fonts.ts";

const visit = visitors();

test("a picture of a whole page has all of it: nothing waits to be laid out, and its height never changes", async () => {
  for (const [width, pages] of [
    [360, oneOfEach],
    [1280, oneOfEach.filter(([template]) => template === "home" || template === "article")],
  ] as const) {
    const { page } = await visit({ viewport: { width, height: 740 }, ...answeredConsent() });
    for (const [template, path] of pages) {
      await openHydrated(page, path);
      await drawnInWebFonts(page);
      const skipped = await page.evaluate(() =>
        [...document.querySelectorAll("body *")]
          .filter((element) => !element.checkVisibility({ contentVisibilityAuto: true }) && element.checkVisibility())
          .map(({ localName, className }) => `${localName}.${className}`),
      );
      expect(skipped, template).toEqual([]);
      const heights = new Set<number>();
      for (let part = 0; part <= 4; part++) {
        heights.add(
          await page.evaluate((share) => {
            const { documentElement } = document;
            scrollTo({ top: documentElement.scrollHeight * share, behavior: "instant" });
            return new Promise<number>((done) =>
              requestAnimationFrame(() => requestAnimationFrame(() => done(documentElement.scrollHeight))),
            );
          }, part / 4),
        );
      }
      expect(heights.size, template).toBe(1);
    }
  }
});
