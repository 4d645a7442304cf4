import { expect, test } from "vitest";
import { oneOfEach } from "../../support/pages/every-template.ts";
import { siteVisitors } from "../../support/pages/site-visit.ts";

const visitor = siteVisitors();
/** Rounded, since fractions of a pixel differ from one to the other. */
const edges = (all: Element[]) =>
  all.map((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return { left: Math.round(left), top: Math.round(top), right: Math.round(right), bottom: Math.round(bottom) };
  });

test("in a wide window the services behind all doors stand in one row: arches, names and links at one height", async () => {
  const { page, open } = await visitor({ viewport: { width: 1440, height: 900 } });
  await open("/fr/services/");
  for (const part of ["main li .bay", "main li .bay ~ *, main li h3", "main li .go:has(.vh)"]) {
    const tops = (await page.locator(part).evaluateAll(edges)).map(({ top }) => top);
    expect(tops.length, part).toBeGreaterThan(3);
    expect(new Set(tops).size, part).toBe(1);
  }
});

test("on a service page only the prices take the width of both columns", async () => {
  const { page, open } = await visitor({ viewport: { width: 1440, height: 900 } });
  await open("/fr/services/reseau-de-sante-europeen/");
  const bands = await page
    .locator("main section[id]")
    .evaluateAll((sections) =>
      sections.map((one) => ({ id: one.id, width: Math.round(one.getBoundingClientRect().width) })),
    );
  const widest = Math.max(...bands.map(({ width }) => width));
  expect(bands.filter(({ width }) => width > widest / 2).map(({ id }) => id)).toEqual(["_price"]);
});

test("a tall figure is as wide as the text, as far as all of it is seen at once, its caption below it", async () => {
  const { page, open } = await visitor({ viewport: { width: 1440, height: 900 } });
  await open("/en/cash-flow-two-calendars/");
  const figure = page.locator("main figure:has(figcaption)").first();
  const shown = async () => {
    const [[image], [caption], [text]] = await Promise.all([
      figure.locator("img").evaluateAll(edges),
      figure.locator("figcaption").evaluateAll(edges),
      page.locator("main .prose").evaluateAll(edges),
    ]);
    if (!image || !caption || !text) throw new Error("There is no figure with a caption.");
    expect(caption.top).toBeGreaterThanOrEqual(image.bottom);
    return { width: image.right - image.left, height: image.bottom - image.top, text: text.right - text.left };
  };
  const low = await shown();
  expect(low.height).toBeLessThanOrEqual(720);
  await page.setViewportSize({ width: 1440, height: 2000 });
  const high = await shown();
  expect(high.width).toBe(high.text);
});

test("words that stay on one line keep what stands beside them: neither flexible boxes nor blocks part them", async () => {
  const { page, open } = await visitor();
  for (const [template, path] of oneOfEach) {
    await open(path);
    const lost = await page
      .locator("[data-nowrap]")
      .evaluateAll((all) =>
        all
          .filter(
            (one) =>
              !getComputedStyle(one).display.startsWith("inline") ||
              /flex|grid/.test(getComputedStyle(one.parentElement ?? one).display),
          )
          .map(({ parentElement }) => parentElement?.textContent),
      );
    expect(lost, template).toEqual([]);
  }
});
