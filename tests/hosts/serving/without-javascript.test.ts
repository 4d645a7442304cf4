import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { consentParts } from "../../support/pages/consent-parts.ts";
import { layoutHeader } from "../../support/pages/layout-header.ts";
import { visitors } from "../../support/setup/browser.ts";

const visit = visitors();
/** The rest differs in its words only: that all of them are in the documents is tried in ../../built. */
const PAGES = [
  "/pt/servicos/gestao-de-projectos-investimento-imobiliario/",
  "/en/contact/",
  "/fr/ouverture-bureau-portugal/",
  "/",
];

describe("one visit, in this order:", () => {
  let page: Page;
  beforeAll(async () => {
    page = (await visit({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })).page;
  });

  test("pages can be read, their menu is open, nothing is wider than a mobile viewport; in place of a blocked frame its link remains, and no button that nobody hears", async () => {
    const header = layoutHeader(page);
    const { placeholder } = consentParts(page);
    for (const path of PAGES) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      const facts = {
        heading: await page.locator("h1:visible").count(),
        read: (await page.getByRole("main").innerText()).length > 200,
        sections: await header.sections.filter({ visible: true }).count(),
        toggle: await header.toggle.isVisible(),
        wider: await page.evaluate(() => document.documentElement.scrollWidth > innerWidth),
        frames: await page.locator("iframe").filter({ visible: true }).count(),
        links: await placeholder.getByRole("link").filter({ visible: true }).count(),
        buttons: await placeholder.getByRole("button").count(),
      };
      const links = path === "/fr/ouverture-bureau-portugal/" ? 1 : 0;
      expect([path, facts]).toEqual([
        path,
        { heading: 1, read: true, sections: 4, toggle: false, wider: false, frames: 0, links, buttons: 0 },
      ]);
    }
  });

  test("[R16] the choice of language works", async () => {
    await page.getByRole("link", { name: "Continuar em português" }).click();
    await page.waitForURL("**/pt/");
    expect(await page.locator("html").getAttribute("lang")).toBe("pt-PT");
  });

  test("[L1] [L2] the mobile menu leads on, without its button", async () => {
    const header = layoutHeader(page);
    await header.sections.nth(1).click();
    await page.waitForURL("**/pt/servicos/");
    expect(await header.current.innerText()).toBe("Serviços");
    await header.flags.first().click();
    await page.waitForURL("**/fr/services/");
    expect(await page.locator("html").getAttribute("lang")).toBe("fr");
  });
});
