import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { countStops, nextStop, walk } from "./pages/keyboard-stop.ts";
import { layoutHeader } from "./pages/layout-header.ts";
import { oneOfEach } from "./pages/one-of-each.ts";
import { openLive } from "./pages/open-live.ts";
import { visitors } from "./setup/browser.ts";

const visit = visitors();
let page: Page;
beforeAll(async () => {
  page = (await visit()).page;
});

/** Every stop in the order of the document, each marked and in sight, and none missed. */
async function expectWholeWalk(): Promise<void> {
  const stops = await walk(page);
  expect(stops.filter(({ marked, uncovered }) => !marked || !uncovered)).toEqual([]);
  expect(stops.map(({ index }) => index)).toEqual(Array.from({ length: await countStops(page) }, (_, index) => index));
}

describe.each(oneOfEach)("%s", (_template, path) => {
  test("the keyboard reaches everything in order, sees where it is, and is never trapped", async () => {
    await openLive(page, path);
    await expectWholeWalk();
  });

  test("the first stop skips to the content", async () => {
    await openLive(page, path);
    const stop = await nextStop(page);
    expect(stop).toMatchObject({ index: 0, marked: true, uncovered: true });
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.matches("main"));
    await nextStop(page);
    const inContent = await page.evaluate(() => document.activeElement?.closest("main, footer") !== null);
    expect(inContent).toBe(true);
  });
});

test("L2 the open menu of a telephone follows its button", async () => {
  const { page: narrow } = await visit({ viewport: { width: 360, height: 740 } });
  await openLive(narrow, "/fr/");
  const { toggle, sections, open } = layoutHeader(narrow);
  await open();
  await toggle.focus();
  await nextStop(narrow);
  expect(await sections.first().evaluate((link) => link === document.activeElement)).toBe(true);
});
