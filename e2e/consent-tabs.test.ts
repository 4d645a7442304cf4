import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { chromium } from "playwright-core";
import { expect, inject, it, onTestFinished } from "vitest";
import { consentParts, labels } from "./pages/consent-parts.ts";
import { visitors } from "./setup/browser.ts";

const newVisitor = visitors();

it("a choice in one tab is followed by the others", async () => {
  const { page: first, context } = await newVisitor();
  onTestFinished(() => context.close());
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

it("a page that comes back from the back/forward cache follows a choice that was made meanwhile", async () => {
  const { path } = JSON.parse(await readFile(resolve(import.meta.dirname, "../.cache/browser.json"), "utf8"));
  const browser = await chromium.launch({
    executablePath: path,
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
  const value = encodeURIComponent(JSON.stringify({ "web-fonts": true, analytics: false }));
  await page.context().addCookies([{ name: "klaro", value, url: inject("origin") }]);
  // Not `goBack`, which waits for a load that does not happen.
  await page.evaluate(() => history.back());
  await page.waitForFunction(() => "cameBack" in window);
  expect(await page.evaluate(() => (window as unknown as { cameBack: boolean }).cameBack)).toBe(true);
  await banner.waitFor({ state: "detached" });
});
