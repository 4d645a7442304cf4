import type { Browser } from "playwright-core";
import { launchBrowser } from "../setup/launch-browser.ts";
import { consentCookie, type TabBrowser, tellMistakes, type VisitorTraits } from "./tab.ts";

/** Starts Chromium. */
export async function startChromium(): Promise<TabBrowser> {
  const browser = await launchBrowser();
  return {
    name: "Chromium",
    openTab: (origin, traits = {}) => openTab(browser, origin, traits),
    close: () => browser.close(),
  };
}

async function openTab(browser: Browser, origin: string, { consent, before = [] }: VisitorTraits) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  if (consent !== undefined) await context.addCookies([{ ...consentCookie(consent), url: origin }]);
  for (const script of [tellMistakes, ...before]) await context.addInitScript(script);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("console", (entry) => {
    if (entry.type() === "error") errors.push(entry.text());
  });
  return {
    errors,
    goto: async (url: string) => void (await page.goto(url)),
    run: <Result, Given>(inPage: (given: Given) => Result | Promise<Result>, given: Given) =>
      page.evaluate(inPage as (given: unknown) => Result | Promise<Result>, given),
    close: () => context.close(),
  };
}
