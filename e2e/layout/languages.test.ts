import { beforeAll, beforeEach, expect, test } from "vitest";
import { readable } from "../built/queries.ts";
import { layoutHeader } from "../pages/layout-header.ts";
import { openHydrated } from "../pages/open-hydrated.ts";
import { soon } from "../pages/soon.ts";
import { type Visitor, visitors } from "../setup/browser.ts";

const visit = visitors();
let visitor: Visitor;
beforeAll(async () => {
  visitor = await visit();
});
beforeEach(() => {
  visitor.errors.length = 0;
});

test.each([
  ["home", "/fr/", "English", "/en/", "en"],
  ["a service", "/en/services/european-health-network/", "Português", "/pt/servicos/rede-europeia-de-saude/", "pt-PT"],
  ["the second page of the news", "/fr/blog/2/", "Português", "/pt/blog/2/", "pt-PT"],
  ["a tag", "/pt/tag/finance/", "Français", "/fr/tag/finance/", "fr"],
  ["an article with a version", "/fr/nouveau-site/", "English", "/en/new-website/", "en"],
])("[L1] the flags lead from %s to the same page in the other language", async (_name, path, flag, target, lang) => {
  const { page, errors } = visitor;
  await openHydrated(page, path);
  const { flags } = layoutHeader(page);
  const heading = await page.locator("h1").innerText();
  const link = flags.filter({ hasText: flag });
  expect(await link.getAttribute("lang")).toBe(await link.getAttribute("hreflang"));
  await link.click();
  await page.waitForURL(`**${target}`);
  await expect.poll(() => page.locator("html").getAttribute("lang"), soon).toBe(lang);
  expect(await flags.evaluateAll((links) => links.map((one) => one.getAttribute("hreflang")))).not.toContain(lang);
  expect(await page.locator("h1").innerText()).not.toBe(heading);
  expect(errors).toEqual([]);
});

test.each([
  [
    "/fr/estuaire-adapte-geste-barriere/",
    "English : cet article n'existe pas dans cette langue, voir la liste des actualités",
    "/en/blog/",
  ],
  [
    "/en/first-month-in-portugal/",
    "Português: this article is not available in that language, see the news list",
    "/pt/blog/",
  ],
])("[L1] from %s, which has no such version, a flag leads to the news and says so (D3)", async (path, name, target) => {
  const { page } = visitor;
  await openHydrated(page, path);
  const { flags } = layoutHeader(page);
  const names = await flags.allTextContents();
  expect(names.map(readable)).toContain(name);
  await flags.nth(names.map(readable).indexOf(name)).click();
  await page.waitForURL(`**${target}`);
  await expect
    .poll(() => flags.allTextContents().then((texts) => texts.some((text) => text.includes(":"))), soon)
    .toBe(false);
});
