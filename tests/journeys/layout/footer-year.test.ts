import { expect, test } from "vitest";
import { openHydrated } from "../../support/pages/open-hydrated.ts";
import { visitors } from "../../support/setup/browser.ts";

const visit = visitors();

test("[L3] the copyright line ends with the year of the visitor's clock, and of no other", async () => {
  const { page, errors } = await visit({ ownClock: true });
  await page.clock.setFixedTime(new Date("2031-03-04T12:00:00Z"));
  const copyright = page.locator("footer li", { hasText: "©" });
  for (const path of ["/fr/", "/en/contact/"]) {
    await openHydrated(page, path);
    await expect.poll(() => copyright.textContent()).toMatch(/–2031 /);
  }
  expect(errors).toEqual([]);
});

test("[L3] a tab that is open over New Year ends it with the new year", async () => {
  const { page } = await visit({ ownClock: true });
  await page.clock.install({ time: new Date(2031, 11, 31, 23, 58) });
  await openHydrated(page, "/en/");
  const copyright = page.locator("footer li", { hasText: "©" });
  await expect.poll(() => copyright.textContent()).toMatch(/–2031 /);
  await page.clock.runFor("03:00");
  await expect.poll(() => copyright.textContent()).toMatch(/–2032 /);
});
