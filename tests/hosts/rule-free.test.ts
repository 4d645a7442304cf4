import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { answeredConsent } from "../support/pages/answered-consent.ts";
import { openHydrated } from "../support/pages/open-hydrated.ts";
import { visitors } from "../support/setup/browser.ts";
import { builtManifest } from "../support/setup/built-site.ts";
import { askHost } from "./host-answers.ts";
import { type RuleFreeHost, startRuleFreeHost } from "./rule-free-host.ts";

const visit = visitors();
const manifest = await builtManifest();
let host: RuleFreeHost;
beforeAll(async () => {
  host = await startRuleFreeHost(inject("siteFolder"));
});
afterAll(() => host.stop());

test("every address answers without any rule, and what GitHub Pages would leave out is asked for", async () => {
  for (const path of [...Object.keys(manifest.files), "/.nojekyll"])
    expect([path, (await askHost(host.origin, encodeURI(path))).status]).toEqual([path, 200]);
});

test("old addresses lead on by a small page, unknown ones have the page for all of them", async () => {
  const { page } = await visit(answeredConsent(host.origin));
  await page.goto(`${host.origin}/en/services/reseau-de-sante-europeen/`);
  await page.waitForURL("**/en/services/european-health-network/");
  const { status, bytes } = await askHost(host.origin, "/en/nothing/");
  expect([status, String(bytes).includes('<html lang="fr">')]).toEqual([404, true]);
});

test("documents carry their policy: no script runs that is not the site's, and nothing of the site is refused", async () => {
  const { page, errors } = await visit(answeredConsent(host.origin));
  await openHydrated(page, `${host.origin}/fr/`);
  await page.getByRole("banner").getByRole("link", { name: "Contact", exact: true }).first().click();
  await page.waitForURL("**/fr/contact/");
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(errors).toEqual([]);
  const refused = await page.evaluate(async () => {
    const violation = new Promise((resolve) =>
      document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => resolve(effectiveDirective)),
    );
    const image = new Image();
    image.src = "https://elsewhere.example/x.png";
    return violation;
  });
  expect(refused).toBe("img-src");
  const parsed = await page.evaluate(() => {
    try {
      document.body.insertAdjacentHTML("beforeend", "<p>");
      return "taken";
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(parsed).toBe("TypeError");
});
