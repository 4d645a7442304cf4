import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { oneOfEach } from "../../support/pages/every-template.ts";
import { layoutHeader } from "../../support/pages/layout-header.ts";
import { visitors } from "../../support/setup/browser.ts";

const visit = visitors();
/** The rest differs in its words only: that all of them are in the documents is tried in ../../built. */
const TEMPLATES = ["home", "service", "article", "contact"];
let page: Page;
beforeAll(async () => {
  page = (await visit({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })).page;
});

test("pages can be read, their menu is open, and nothing is wider than a mobile viewport", async () => {
  const header = layoutHeader(page);
  for (const [template, path] of oneOfEach) {
    if (!TEMPLATES.includes(template)) continue;
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const facts = {
      heading: await page.locator("h1:visible").count(),
      read: (await page.getByRole("main").innerText()).length > 200,
      sections: await header.sections.filter({ visible: true }).count(),
      toggle: await header.toggle.isVisible(),
      wider: await page.evaluate(() => document.documentElement.scrollWidth > innerWidth),
    };
    expect([path, facts]).toEqual([path, { heading: 1, read: true, sections: 4, toggle: false, wider: false }]);
  }
});

test("[R16] [L1] [L2] the choice of language works; the mobile menu leads on, without its button", async () => {
  await page.goto("/");
  await page.getByRole("link", { name: "Continuar em português" }).click();
  await page.waitForURL("**/pt/");
  expect(await page.locator("html").getAttribute("lang")).toBe("pt-PT");
  const header = layoutHeader(page);
  expect(await header.toggle.isVisible()).toBe(false);
  await header.sections.nth(1).click();
  await page.waitForURL("**/pt/servicos/");
  expect(await header.current.innerText()).toBe("Serviços");
  await header.flags.first().click();
  await page.waitForURL("**/fr/services/");
  expect(await page.locator("html").getAttribute("lang")).toBe("fr");
});
