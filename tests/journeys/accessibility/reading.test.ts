import { expect, test } from "vitest";
import { nextStop } from "../../support/page-checks/keyboard-stop.ts";
import { answeredConsent } from "../../support/pages/answered-consent.ts";
import { oneOfEach } from "../../support/pages/every-template.ts";
import { openHydrated } from "../../support/pages/open-hydrated.ts";
import { visitors } from "../../support/setup/browser.ts";

const visit = visitors();

// Text of twice the size and with wider spacing: every-template.test.ts, in a font wider than the site's own.
/** Pages with all that moves, and all that can have the focus. */
const several = oneOfEach.filter(([template]) => ["home", "blog list", "article", "contact"].includes(template));

test("colours of the visitor and no motion: nothing moves, the focus is seen, nothing fails", async () => {
  const { page, errors } = await visit({ forcedColors: "active", reducedMotion: "reduce", ...answeredConsent() });
  for (const [template, path] of several) {
    await openHydrated(page, path);
    expect(await page.evaluate(() => document.getAnimations().length), template).toBe(0);
    for (let stops = 0; stops < 8; stops += 1) expect(await nextStop(page), template).toMatchObject({ marked: true });
  }
  expect(errors).toEqual([]);
});
