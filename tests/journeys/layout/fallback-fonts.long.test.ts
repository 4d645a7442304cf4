import { expect, onTestFinished, test } from "vitest";
import { withoutFonts } from "../../support/browser/network-faults.ts";
import { nextStop } from "../../support/page-checks/keyboard-stop.ts";
import { misfits } from "../../support/page-checks/misfits.ts";
import { oneOfEach } from "../../support/pages/every-template.ts";
import { launchWithFont } from "../../support/setup/browser-with-fonts.ts";

/** DejaVu Sans has the widest characters, and is tried at every width where something is laid out otherwise, and just below. */
const WIDTHS = {
  "DejaVu Sans": [320, 360, 640, 768, 1023, 1024, 1440],
  Arial: [320, 1024],
  "DejaVu Serif": [320, 1024],
} as const;

// Without the banner, in DejaVu Sans: ../accessibility/every-template.test.ts.
test.runIf(process.platform === "linux").each(["DejaVu Sans", "Arial", "DejaVu Serif"] as const)(
  "on a machine whose only font is %s, while the web fonts stay away, pages with the banner fit every window, no button breaks in a word, and no field of the form is covered while it has the focus",
  async (font) => {
    const browser = await launchWithFont(font);
    onTestFinished(browser.close);
    const page = await browser.newPage({ reducedMotion: "reduce" });
    await withoutFonts(page);
    const banner = page.locator("[data-consent=banner]");
    for (const [template, path] of oneOfEach) {
      await page.goto(path);
      await banner.waitFor();
      expect([template, await misfits(page, WIDTHS[font])]).toEqual([template, []]);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/fr/contact/");
    await banner.waitFor();
    await page.locator("main form :is(input, textarea):not([type=hidden], [tabindex='-1'])").first().focus();
    for (let stops = 0; stops < 3; stops++) expect(await nextStop(page)).toMatchObject({ uncovered: true });
  },
);
