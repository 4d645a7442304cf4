import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { BODY_LIMIT_BYTES } from "#contact/message/contact-message.ts";
import { readable } from "../../built/queries.ts";
import { contactForm } from "../../support/pages/contact-form.ts";
import { oneOfEach } from "../../support/pages/every-template.ts";
import { layoutHeader } from "../../support/pages/layout-header.ts";
import { visitors } from "../../support/setup/browser.ts";
import { testSite } from "../../support/setup/test-content.ts";

const visit = visitors();
const { staff } = await testSite();
let page: Page;
beforeAll(async () => {
  page = (await visit({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })).page;
});

test("every template can be read, its menu is open, and nothing is wider than a mobile viewport", async () => {
  const header = layoutHeader(page);
  for (const [template, path] of oneOfEach) {
    if (template === "not found") continue;
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

test("nothing that stays invisible without a script holds text", async () => {
  for (const path of ["/fr/", "/en/services/european-health-network/", "/pt/novo-website/"]) {
    await page.goto(path);
    const hidden = await page.locator("main :is([hidden], [aria-hidden=true])").allTextContents();
    expect(hidden.map((text) => text.trim()).filter(Boolean)).toEqual([]);
  }
});

test("[L1] [L2] the mobile menu leads on, without its button", async () => {
  await page.goto("/pt/");
  const header = layoutHeader(page);
  expect(await header.toggle.isVisible()).toBe(false);
  await header.sections.nth(1).click();
  await page.waitForURL("**/pt/servicos/");
  expect(await header.current.innerText()).toBe("Serviços");
  await header.flags.first().click();
  await page.waitForURL("**/fr/services/");
  expect(await page.locator("html").getAttribute("lang")).toBe("fr");
});

test("[R16] the choice of language works", async () => {
  await page.goto("/");
  await page.getByRole("link", { name: "Continuar em português" }).click();
  await page.waitForURL("**/pt/#*");
  expect(await page.locator("html").getAttribute("lang")).toBe("pt-PT");
});

test("[A4] the web fonts arrive", async () => {
  await page.goto("/en/");
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === "loaded").map(({ weight }) => weight);
  });
  expect(new Set(fonts)).toEqual(new Set(["400", "700"]));
});

describe("the contact form", () => {
  test("a message that is too long to be read is still in the form when the visitor goes back, as its page says", async () => {
    await page.goto("/en/contact/");
    const form = contactForm(page);
    const message = "Why? ".repeat(BODY_LIMIT_BYTES / 5);
    await form.fill({ name: "Ana", email: "ana@example.org", message });
    await Promise.all([page.waitForURL("**/api/contact"), form.send.click()]);
    expect(await page.locator("main").innerText()).toContain("Your text is not lost");
    await page.goBack();
    expect(await form.message.inputValue()).toBe(message);
  });

  test.each([
    ["fr", staff.france],
    ["pt", staff.portugal],
  ] as const)(
    "[L10] in %s is sent, and answered in its language with the number to call (D12)",
    async (language, country) => {
      await page.goto(`/${language}/contact/`);
      const form = contactForm(page);
      await form.fill({ name: "Ana", email: "ana@example.org", message: `${language}: une question de deux lignes.` });
      const [answer] = await Promise.all([
        page.waitForResponse((response) => response.request().method() === "POST"),
        form.send.click(),
      ]);
      expect([new URL(answer.url()).pathname, answer.headers()["cache-control"]]).toEqual(["/api/contact", "no-store"]);
      await page.waitForURL(`**/${language}/contact/?sent=1*`);
      await page.locator("#_form[role=status]").waitFor({ state: "visible" });
      expect(await page.locator("html").getAttribute("lang")).toMatch(new RegExp(`^${language}`));
      expect(await form.thanks.count()).toBe(1);
      expect(readable(await page.locator("body").innerText())).toContain(country.phones[0]?.number);
    },
  );
});
