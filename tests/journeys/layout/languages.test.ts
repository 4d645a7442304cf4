import { beforeAll, beforeEach, expect, test } from "vitest";
import { readable } from "../../built/queries.ts";
import { layoutHeader } from "../../support/pages/layout-header.ts";
import { openHydrated } from "../../support/pages/open-hydrated.ts";
import { type Visitor, visitors } from "../../support/setup/browser.ts";

const visit = visitors();
let visitor: Visitor;
beforeAll(async () => {
  visitor = await visit();
});
beforeEach(() => {
  visitor.errors.length = 0;
});

test("[L1] a flag leads to the same page in the other language", async () => {
  const { page, errors } = visitor;
  await openHydrated(page, "/en/services/european-health-network/");
  const { flags } = layoutHeader(page);
  const heading = await page.locator("h1").innerText();
  await flags.filter({ hasText: "Português" }).click();
  await page.waitForURL("**/pt/servicos/rede-europeia-de-saude/");
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("pt-PT");
  expect(await flags.evaluateAll((links) => links.map((one) => one.getAttribute("hreflang")))).toEqual(["fr", "en"]);
  expect(await page.locator("h1").innerText()).not.toBe(heading);
  expect(errors).toEqual([]);
});

test("[L1] from an article that has no such version, a flag leads to the news and says so (D3)", async () => {
  const { page } = visitor;
  await openHydrated(page, "/fr/estuaire-adapte-geste-barriere/");
  const { flags } = layoutHeader(page);
  const names = (await flags.allTextContents()).map(readable);
  const name = "English : cet article n'existe pas dans cette langue, voir la liste des actualités";
  expect(names).toContain(name);
  await flags.nth(names.indexOf(name)).click();
  await page.waitForURL("**/en/blog/");
  await expect
    .poll(() => flags.allTextContents().then((texts) => texts.some((text) => text.includes(":"))))
    .toBe(false);
});
