import type { Route } from "playwright-core";
import { describe, expect, test } from "vitest";
import { labels } from "../../support/pages/consent-parts.ts";
import { oneOfEach } from "../../support/pages/every-template.ts";
import { untilHydrated } from "../../support/pages/open-hydrated.ts";
import { visitors } from "../../support/setup/browser.ts";
import { drawnInWebFonts, fontsOf } from "./web-fonts.ts";

const visit = visitors();
const files = "**/*.woff2";
/** Half of the file: what a broken upload leaves. */
const half = async (route: Route) => {
  const response = await route.fetch();
  const bytes = await response.body();
  await route.fulfill({ response, body: bytes.subarray(0, bytes.length / 2) });
};
const BRAND = expect.stringMatching(/^Nunito Sans/);

// That come late are drawn then: stability.test.ts. A provider's: ../other-sites/other-settings.test.ts.
describe("[A4] the site's own fonts (D11)", () => {
  // Every template: stability.test.ts. The other engines: ../engines.
  test.each([
    [360, true],
    [1280, false],
  ])("are what a first page of %i px is drawn in (scripts: %s)", async (width, scripts) => {
    const { page } = await visit({ viewport: { width, height: 800 }, javaScriptEnabled: scripts });
    const warnings: string[] = [];
    // Of fonts that were asked for and not used. Without scripts nobody uses the page's data, which is said in time.
    page.on("console", (entry) => entry.type() === "warning" && warnings.push(entry.text()));
    for (const [template, path] of oneOfEach.slice(0, 2)) {
      await page.goto(path);
      await drawnInWebFonts(page);
      // A space may be drawn in any font.
      for (const text of ["h1", "footer h2"]) expect(await fontsOf(page, text), template).toContainEqual(BRAND);
    }
    expect(warnings.filter((warning) => scripts || warning.includes(".woff2"))).toEqual([]);
  });

  test("cut in half: the page stays in another font, whole and usable, and nothing of ours complains", async () => {
    const { page, errors } = await visit();
    await page.route(files, half);
    await page.goto("/fr/", { waitUntil: "commit" });
    await untilHydrated(page);
    await page.getByRole("button", { name: labels.fr.refuse }).click();
    await page.locator("[data-consent=banner]").waitFor({ state: "hidden" });
    expect(await fontsOf(page, "h1")).not.toContainEqual(BRAND);
    await page.locator('main a[href="/fr/contact/"]').first().click();
    await page.waitForURL("**/fr/contact/", { waitUntil: "commit" });
    // The browser itself logs the status of a file that is not there, and a font that it cannot read.
    expect(errors.filter((error) => !/404|Failed to decode|OTS parsing/.test(error))).toEqual([]);
  });
});
