import { expect, test } from "vitest";
import { siteVisitors } from "../../support/pages/site-visit.ts";
import { builtDocuments } from "../../support/setup/documents.ts";

const DARK_SOURCE = 'main source[media*="prefers-color-scheme:dark"]';
const visitor = siteVisitors();

test("a picture with a dark version shows it, undimmed, where dark colours are asked for, and nowhere else", async ({
  skip,
}) => {
  const page = [...(await builtDocuments())].find(([, document]) => document.querySelector(DARK_SOURCE) !== null);
  if (page === undefined) return skip("no picture of the content has a dark version");
  for (const colorScheme of ["light", "dark"] as const) {
    const visit = await visitor({ colorScheme });
    await visit.open(page[0]);
    const picture = visit.page.locator(`picture:has(> ${DARK_SOURCE.replace("main ", "")})`).first();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const shown = await picture.evaluate(
      (element: HTMLPictureElement, dark) => {
        const image = element.querySelector("img");
        const darkFile = element.querySelector<HTMLSourceElement>(dark)?.srcset.split(" ")[0] ?? "";
        return {
          isDark: image?.currentSrc === new URL(darkFile, document.baseURI).href,
          filter: image && getComputedStyle(image).filter,
        };
      },
      DARK_SOURCE.replace("main ", ""),
    );
    expect(shown, colorScheme).toEqual({ isDark: colorScheme === "dark", filter: "none" });
  }
});
