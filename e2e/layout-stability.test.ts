import { beforeAll, describe, expect, test } from "vitest";
import { layoutShifts } from "./pages/layout-shifts.ts";
import { oneOfEach } from "./pages/one-of-each.ts";
import { openLive } from "./pages/open-live.ts";
import { type Visitor, visitors } from "./setup/browser.ts";

const visit = visitors();
/** A letter or two that move a little while their line is still arriving. */
const STILL = 0.002;
/** What a visitor does not notice; 0.1 is what counts as good (web.dev, Cumulative Layout Shift). */
const UNNOTICED = 0.05;

describe.each([
  ["a wide screen", { width: 1280, height: 800 }],
  ["a telephone", { width: 360, height: 740 }],
])("%s", (_name, viewport) => {
  let fontless: Visitor;
  beforeAll(async () => {
    fontless = await visit({ viewport });
    await fontless.page.route("**/*.woff2", (route) => route.abort());
  });

  test.each(oneOfEach)("nothing moves on %s while the script and the banner arrive", async (_template, path) => {
    const { page } = fontless;
    await openLive(page, path);
    await page.locator("[data-consent=banner]").waitFor();
    expect(await layoutShifts(page)).toBeLessThan(STILL);
  });
});

test.each(oneOfEach)("D11 on %s the web fonts fit in the place of those before them", async (_template, path) => {
  // Each visitor comes with an empty cache.
  const { page, context } = await visit();
  await openLive(page, path);
  await page.waitForFunction(() => {
    const loaded = [...document.fonts].filter(({ status }) => status === "loaded");
    return document.fonts.status === "loaded" && loaded.some(({ family }) => family.includes("Nunito Sans"));
  });
  expect(await layoutShifts(page)).toBeLessThan(UNNOTICED);
  await context.close();
});
