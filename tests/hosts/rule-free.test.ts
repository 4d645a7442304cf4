import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, inject, test } from "vitest";
import { plainCopy } from "#publish/plain-copy.ts";
import { answeredConsent } from "../support/pages/answered-consent.ts";
import { untilHydrated } from "../support/pages/open-hydrated.ts";
import { visitors } from "../support/setup/browser.ts";
import { builtManifest } from "../support/setup/built-site.ts";
import { temporaryFolder } from "../support/setup/run-generator.ts";
import { GITHUB_PAGES, startStaticHost } from "../support/setup/static-host.ts";
import { askHost } from "./host-answers.ts";

const visit = visitors();
const manifest = await builtManifest();
const root = await temporaryFolder();
await plainCopy(inject("siteFolder"), root);
const host = await startStaticHost();
await host.serve(root, GITHUB_PAGES);
afterAll(() => host.stop());

test("every address has a file without any rule, and what GitHub Pages would leave out is asked for", async () => {
  const fileAt = (path: string) => join(root, path.endsWith("/") ? `${path}index.html` : path);
  const paths = [...Object.keys(manifest.files), "/.nojekyll"];
  expect(paths.filter((path) => !existsSync(fileAt(path)))).toEqual([]);
  for (const path of ["/fr/services/", "/robots.txt"])
    expect([path, (await askHost(host.origin, path)).status]).toEqual([path, 200]);
});

test("unknown addresses have one page for all of them", async () => {
  const { status, bytes } = await askHost(host.origin, "/en/nothing/");
  expect([status, String(bytes).includes('<html lang="fr">')]).toEqual([404, true]);
});

test("old addresses lead on by a small page; documents carry their policy: no script runs that is not the site's, and nothing of the site is refused", async () => {
  const { page, errors } = await visit({ ...answeredConsent(host.origin), baseURL: host.origin });
  await page.goto("/en/services/reseau-de-sante-europeen/");
  await page.waitForURL("**/en/services/european-health-network/");
  await untilHydrated(page);
  await page.getByRole("banner").getByRole("link", { name: "Contact", exact: true }).first().click();
  await page.waitForURL("**/en/contact/");
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
