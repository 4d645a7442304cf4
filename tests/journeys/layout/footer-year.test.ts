import { expect, test } from "vitest";
import { openHydrated } from "../../support/pages/open-hydrated.ts";
import { visitors } from "../../support/setup/browser.ts";
import { builtText } from "../../support/setup/built-site.ts";

const visit = visitors();

test("[L3] the copyright line ends with the year of the visitor's clock, also in a tab that is open over New Year", async () => {
  const { page, errors } = await visit();
  await page.clock.install({ time: new Date(2031, 11, 31, 23, 58) });
  await openHydrated(page, "/en/");
  const copyright = page.locator("footer p", { hasText: "©" });
  await expect.poll(() => copyright.textContent()).toMatch(/–2031 /);
  await page.clock.runFor("03:00");
  await expect.poll(() => copyright.textContent()).toMatch(/–2032 /);
  expect(errors).toEqual([]);
});

test("[L3] a clock that is behind ends it with the year of the build", async () => {
  const { page } = await visit();
  await page.clock.install({ time: new Date(2011, 5, 1) });
  await openHydrated(page, "/en/");
  const copyright = page.locator("footer p", { hasText: "©" });
  const built = /–(\d{4})\b/.exec(await builtText("/en/index.html"))?.[1];
  // The line is drawn anew in a task of its own.
  await page.clock.runFor(100);
  expect(await copyright.textContent()).toContain(`–${built} `);
});
