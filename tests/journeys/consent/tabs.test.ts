import { chromium } from "playwright-core";
import { expect, inject, onTestFinished, test } from "vitest";
import { consentParts, labels, storedChoice } from "../../support/pages/consent-parts.ts";
import { visitors } from "../../support/setup/browser.ts";
import { browserPath } from "../../support/setup/launch-browser.ts";

const newVisitor = visitors();
const executablePath = await browserPath();
const browserIsShell = executablePath.includes("shell");
const refusal = storedChoice({ "web-fonts": true, analytics: false });

test("a choice in one tab is followed by the others", async () => {
  const { page: first, context } = await newVisitor();
  await first.goto("/fr/");
  await consentParts(first).banner.waitFor();
  const second = await context.newPage();
  await second.goto("/en/");
  await consentParts(second).choice(labels.en.accept).click();
  await first.bringToFront();
  await consentParts(first).banner.waitFor({ state: "detached" });
  await consentParts(first).footerLink.click();
  expect(await consentParts(first).toggle("Mesure d’audience").isChecked()).toBe(true);
});

test("without events of the cookie store, a page that comes back follows a choice that was made meanwhile", async () => {
  const { page, context } = await newVisitor();
  // A browser that tells no page of cookies.
  await page.addInitScript(() => Reflect.deleteProperty(window, "cookieStore"));
  await page.goto("/fr/");
  const { banner } = consentParts(page);
  await banner.waitFor();
  await context.addCookies([{ name: "klaro", value: refusal, url: inject("origin") }]);
  expect(await banner.isVisible()).toBe(true);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await banner.waitFor({ state: "detached" });
});

// The shell that the other journeys prefer has no back/forward cache.
test.skipIf(browserIsShell)(
  "a page that comes back from the back/forward cache follows the choice of another tab",
  async () => {
    const browser = await chromium.launch({
      executablePath,
      args: ["--no-sandbox", "--disable-gpu"],
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
    onTestFinished(() => browser.close());
    const page = await browser.newPage({ baseURL: inject("origin") });
    await page.goto("/fr/");
    const { banner } = consentParts(page);
    await banner.waitFor();
    await page.evaluate(() => {
      window.addEventListener("pageshow", (event) => Object.assign(window, { cameBack: event.persisted }));
    });
    // Another document: a file, which no client takes over.
    await page.goto("/robots.txt");
    await page.context().addCookies([{ name: "klaro", value: refusal, url: inject("origin") }]);
    // Not `goBack`, which waits for a load that does not happen.
    await page.evaluate(() => history.back());
    await page.waitForFunction(() => "cameBack" in window);
    expect(await page.evaluate(() => (window as unknown as { cameBack: boolean }).cameBack)).toBe(true);
    await banner.waitFor({ state: "detached" });
  },
);
