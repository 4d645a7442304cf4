import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Answer, silence, status } from "../../support/browser/network-faults.ts";
import { labels } from "../../support/pages/consent-parts.ts";
import { oneOfEach } from "../../support/pages/every-template.ts";
import { openHydrated, untilHydrated } from "../../support/pages/open-hydrated.ts";
import { visitors } from "../../support/setup/browser.ts";
import { serveContent } from "../../support/setup/serve-content.ts";
import type { RunningServer } from "../../support/setup/start-server.ts";
import { drawnInWebFonts, fontsOf } from "./web-fonts.ts";

const visit = visitors();
const files = "**/*.woff2";
/** Half of the file: what a broken upload leaves. */
const half: Answer = async (route) => {
  const response = await route.fetch();
  const bytes = await response.body();
  await route.fulfill({ response, body: bytes.subarray(0, bytes.length / 2) });
};
const BRAND = expect.stringMatching(/^Nunito Sans/);

describe("[A4] the site's own fonts (D11)", () => {
  // That every template is drawn in them: whole-page.long.test.ts. The other engines: ../engines.
  test.each([
    [360, true],
    [1280, false],
  ])("are what a first page of %i px is drawn in (scripts: %s)", { timeout: 120_000 }, async (width, scripts) => {
    const { page } = await visit({ viewport: { width, height: 800 }, javaScriptEnabled: scripts });
    const warnings: string[] = [];
    page.on("console", (entry) => entry.type() === "warning" && warnings.push(entry.text()));
    for (const [template, path] of oneOfEach.slice(0, 2)) {
      await page.goto(path);
      await drawnInWebFonts(page);
      // A space may be drawn in any font.
      for (const text of ["h1", "footer h2"]) expect(await fontsOf(page, text), template).toContainEqual(BRAND);
    }
    expect(warnings).toEqual([]);
  });

  test("cut in half: the page stays in another font, whole and usable, and nothing of ours complains", async () => {
    const { page, errors } = await visit();
    await page.route(files, half);
    await page.goto("/fr/", { waitUntil: "commit" });
    await untilHydrated(page);
    await page.getByRole("button", { name: labels.fr.refuse }).click();
    await page.locator("[data-consent=banner]").waitFor({ state: "detached" });
    expect(await fontsOf(page, "h1")).not.toContainEqual(BRAND);
    await page.locator('main a[href="/fr/contact/"]').first().click();
    await page.waitForURL("**/fr/contact/", { waitUntil: "commit" });
    // The browser itself logs the status of a file that is not there, and a font that it cannot read.
    expect(errors.filter((error) => !/404|Failed to decode|OTS parsing/.test(error))).toEqual([]);
  });

  test("that come after ten seconds are drawn then", async () => {
    const { page, errors } = await visit({ ownClock: true });
    await page.clock.install();
    const late = Promise.withResolvers<void>();
    await page.route(files, async (route) => {
      await late.promise;
      await route.fallback();
    });
    // A preload that is not answered holds back the load event, and nothing that a visitor sees.
    await page.goto("/pt/", { waitUntil: "commit" });
    await untilHydrated(page);
    await page.clock.fastForward(10_000);
    expect(await fontsOf(page, "h1")).not.toContainEqual(BRAND);
    late.resolve();
    await drawnInWebFonts(page);
    await expect.poll(() => fontsOf(page, "h1")).toContainEqual(BRAND);
    expect(errors).toEqual([]);
  });
});

describe("[A4] [C7] a provider's font sheet (D11)", () => {
  const PROVIDER = "https://fonts.example/nunito.css?family=Nunito+Sans:400,700&display=swap";
  const sheet = "https://fonts.example/**";
  /** The provider's sheet, and an answer to the request for its font. */
  const withFont =
    (font: Answer): Answer =>
    (route) => {
      if (!route.request().url().startsWith(PROVIDER)) return font(route);
      const face =
        '@font-face { font-family: "Nunito Sans"; src: url(https://fonts.example/n.woff2) format("woff2"); }';
      return route.fulfill({
        contentType: "text/css",
        headers: { "Cross-Origin-Resource-Policy": "cross-origin", "Access-Control-Allow-Origin": "*" },
        body: face,
      });
    };
  let site: RunningServer;
  beforeAll(async () => {
    site = await serveContent({
      "site.yaml": (text) => text.replace("stylesheet: self", `stylesheet: "${PROVIDER}"`),
    });
  });
  afterAll(() => site.stop());

  test("is asked for when its service is applied, and draws the page; nothing comes from elsewhere before", async () => {
    const { page, errors } = await visit({ baseURL: site.origin });
    const asked: string[] = [];
    await page.route(sheet, (route) => {
      asked.push(route.request().url());
      return route.fulfill({
        contentType: "text/css",
        headers: { "Cross-Origin-Resource-Policy": "cross-origin", "Access-Control-Allow-Origin": "*" },
        body: '@font-face { font-family: "Nunito Sans"; src: local("DejaVu Sans"), local("Arial"); }',
      });
    });
    await openHydrated(page, "/en/");
    await expect.poll(() => asked).toEqual([PROVIDER]);
    await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBe(2);
    expect(errors).toEqual([]);
  });

  test("is asked for by no page without scripts", async () => {
    const { page } = await visit({ baseURL: site.origin, javaScriptEnabled: false });
    const elsewhere: string[] = [];
    page.on("request", (request) => request.url().startsWith(site.origin) || elsewhere.push(request.url()));
    await page.goto("/en/");
    expect(elsewhere).toEqual([]);
  });

  test.each<[string, Answer]>([
    ["never answered", silence],
    ["a sheet whose font is missing (404)", withFont(status(404))],
  ])("%s: the page stays in another font, and can be used", async (_case, answer) => {
    const { page, errors } = await visit({ baseURL: site.origin });
    const asked: string[] = [];
    await page.route(sheet, (route) => {
      asked.push(route.request().url());
      return answer(route);
    });
    await page.goto("/en/", { waitUntil: "commit" });
    await expect.poll(() => asked).toContain(PROVIDER);
    await page.getByRole("button", { name: labels.en.refuse }).click();
    await page.locator("[data-consent=banner]").waitFor({ state: "detached" });
    await page.locator('main a[href="/en/contact/"]').first().click();
    await page.waitForURL("**/en/contact/", { waitUntil: "commit" });
    expect(await fontsOf(page, "h1")).not.toContainEqual(BRAND);
    expect(errors.filter((error) => !/404|MIME type|ERR_BLOCKED|Failed to decode|OTS parsing/.test(error))).toEqual([]);
  });
});
