import { expect, test } from "vitest";
import { serviceAddresses } from "../../built/specified-addresses.ts";
import { visitors } from "../../support/setup/browser.ts";
import { languages } from "../../support/setup/test-content.ts";
import { drawnInWebFonts } from "./web-fonts.ts";

const visit = visitors();
const buttonAndNumber = "main a.btn:not([href^='tel:']), main li:first-child a[href^='tel:']";

test("on a first visit with the smallest telephone the banner covers no door of Home, no number of who answers on a service, and no way out of an address that is lost", async () => {
  const { page } = await visit({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true });
  for (const language of languages)
    for (const [path, wanted, most] of [
      [`/${language}/`, "main ul a:has(> b)", 3],
      ...serviceAddresses.map((service) => [service[language], buttonAndNumber, 2] as const),
      [`/${language}/nothing-here/`, "main ul a.btn", 3],
    ] as const) {
      await page.goto(path);
      const banner = page.locator("[data-consent=banner]");
      await banner.waitFor();
      await drawnInWebFonts(page);
      const top = await banner.evaluate((one) => one.getBoundingClientRect().top);
      const ends = await page
        .locator(wanted)
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
      expect(ends.length, path).toBeGreaterThanOrEqual(most);
      expect(Math.max(...ends.slice(0, most)), path).toBeLessThanOrEqual(Math.ceil(top));
    }
});
