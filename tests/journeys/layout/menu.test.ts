import { expect, test } from "vitest";
import { holdScripts } from "../../support/browser/network-faults.ts";
import { answeredConsent } from "../../support/pages/answered-consent.ts";
import { type LayoutHeader, layoutHeader } from "../../support/pages/layout-header.ts";
import { untilHydrated } from "../../support/pages/open-hydrated.ts";
import { visitors } from "../../support/setup/browser.ts";

const visit = visitors();
// The button, the keyboard, turns of the device and the width from which the menu is open: ../engines/menu.ts.
const device = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** Whether the menu is open, to the eye and to a screen reader. */
const stateOf = async ({ menu, toggle }: LayoutHeader) => ({
  visible: await menu.isVisible(),
  expanded: await toggle.getAttribute("aria-expanded"),
});
const closed = { visible: false, expanded: "false" };
const open = { visible: true, expanded: "true" };

test("[L2] [P8] a touch opens the menu, its links lead on, and it stays open once the app runs", async () => {
  const { page, errors } = await visit({ ...device, ...answeredConsent() });
  const { release } = await holdScripts(page);
  await page.goto("/en/", { waitUntil: "commit" });
  const header = layoutHeader(page);
  expect(await stateOf(header)).toEqual({ visible: false, expanded: null });
  await header.toggle.tap();
  expect(await stateOf(header)).toEqual({ visible: true, expanded: null });
  await header.sections.nth(1).click();
  await page.waitForURL("**/en/services/", { waitUntil: "commit" });
  await header.toggle.tap();
  release();
  await untilHydrated(page);
  expect(await stateOf(header)).toEqual(open);
  await header.toggle.click();
  expect(await stateOf(header)).toEqual(closed);
  expect(errors).toEqual([]);
});

test("name and buttons share one row at every width, with their words in each language", async () => {
  const { page } = await visit(answeredConsent());
  for (const path of ["/fr/", "/en/", "/pt/"]) {
    await page.goto(path, { waitUntil: "load" });
    for (let width = 320; width < 1024; width += 8) {
      await page.setViewportSize({ width, height: 640 });
      const middles = await page.locator("header :is(a:has(svg), button)").evaluateAll((all) =>
        all.map((one) => {
          const { top, bottom } = one.getBoundingClientRect();
          return Math.round(top + bottom) / 2;
        }),
      );
      expect(Math.max(...middles) - Math.min(...middles), `${path} at ${width}`).toBeLessThan(4);
    }
  }
});
