import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openHydrated } from "../../support/pages/open-hydrated.ts";
import { visitors } from "../../support/setup/browser.ts";

const visit = visitors();

/** A page of a visitor who has not answered the banner yet, as paper shows it. */
async function onPaper(path: string): Promise<Page> {
  const { page } = await visit({ colorScheme: "dark", reducedMotion: "reduce" });
  await page.emulateMedia({ media: "screen" });
  await openHydrated(page, path);
  await page.emulateMedia({ media: "print" });
  return page;
}

// What is said of an article is the same in each language: its words come from the page.
test("an article on paper says in words where its links lead, has the mark and the phones of both countries and nothing to press, is dark on white whatever the screen is, and shows its pictures though nobody scrolled to them", async () => {
  const page = await onPaper("/fr/tresorerie-deux-calendriers/");
  const link = page.locator(`.prose p a[href^="/fr/"]:not(.go)`).first();
  const href = await link.getAttribute("href");
  expect(await link.evaluate((element) => getComputedStyle(element, "::after").content)).toContain(`${href}`);
  expect(await page.locator("header a[href]").first().isVisible()).toBe(true);
  expect(await page.locator("footer a[href^='tel:']:visible").count()).toBe(2);
  const pressed = page.locator("header nav, article + section, [data-consent], button, .btn, .go");
  expect(await pressed.locator("visible=true").count()).toBe(0);
  await expectLetterhead(page);
  const text = page.locator("main p").first();
  const color = await text.evaluate((element) => getComputedStyle(element).color);
  expect(Math.max(...(color.match(/\d+/g) ?? []).map(Number))).toBeLessThan(110);
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  const picture = page.locator("main figure picture > img").first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test("both offices stand on paper with their addresses; what is open now, and what is said of the form, is gone", async () => {
  const page = await onPaper("/pt/contact/");
  expect(await page.locator("main address:visible").count()).toBeGreaterThanOrEqual(2);
  expect(await page.locator("form, #_call-back, main h2:has(+ form)").locator("visible=true").count()).toBe(0);
  await expect.poll(() => page.locator("[data-open]").count()).toBe(3);
  expect(await page.locator("[data-open]:visible").count()).toBe(0);
  await expectLetterhead(page);
});

test("a service stands on paper in one column, with its answers, no band begins a page, and no sum is cut", async () => {
  const page = await onPaper("/fr/services/reseau-de-sante-europeen/");
  const bands = page.locator("main section[id]");
  const edges = await bands.evaluateAll((sections) =>
    sections.map((section) => {
      const { left, top } = section.getBoundingClientRect();
      return { left, top, breaks: getComputedStyle(section).breakBefore };
    }),
  );
  expect(edges.length).toBeGreaterThan(7);
  expect(new Set(edges.map(({ left }) => Math.round(left))).size).toBe(1);
  expect(edges.toSorted((a, b) => a.top - b.top)).toEqual(edges);
  expect(edges.map(({ breaks }) => breaks)).not.toContain("page");
  const sums = page.locator("main table:has(caption)");
  expect(await sums.evaluateAll((all) => all.map((sum) => getComputedStyle(sum).breakInside))).toEqual(["avoid"]);
  expect(await page.locator("details > p").first().isVisible()).toBe(true);
  expect(await page.locator("main section a[href^='/']:visible").count()).toBe(0);
  await expectLetterhead(page);
});

test("home has its letterhead on paper, and its number without what is to be pressed", async () => {
  const page = await onPaper("/en/");
  expect(await page.locator("main a[href^='tel:']:visible").count()).toBeGreaterThan(0);
  expect(await page.locator("main a[href*='call-back']:visible").count()).toBe(0);
  await expectLetterhead(page);
});

test("a page that begins with its heading keeps it off the line of the letterhead, on a sheet of A4", async () => {
  const page = await onPaper("/fr/mention-legale/");
  await page.setViewportSize({ width: 673, height: 987 });
  await expectLetterhead(page);
});

/** The phones beside the mark, as on letterhead: no footer stands on a sheet of its own, and nothing touches its line. */
async function expectLetterhead(page: Page): Promise<void> {
  const edges = (selector: string) => page.locator(selector).evaluate((part) => part.getBoundingClientRect().toJSON());
  const [mark, phones, main, heading] = await Promise.all(["header .brand", "footer", "main", "h1"].map(edges));
  expect(phones.left).toBeGreaterThan(mark.right);
  expect(phones.height).toBeGreaterThan(mark.height);
  expect(phones.bottom).toBeLessThanOrEqual(main.top);
  expect(heading.top).toBeGreaterThan(main.top + 8);
}
