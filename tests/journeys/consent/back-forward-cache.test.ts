import { chromium } from "playwright-core";
import { expect, inject, onTestFinished, test } from "vitest";
import { consentParts, storedChoice } from "../../support/pages/consent-parts.ts";
import { travel } from "../../support/pages/site-visit.ts";
import { browserPath } from "../../support/setup/launch-browser.ts";

const executablePath = await browserPath();
const browserIsShell = executablePath.includes("shell");
const refusal = storedChoice({ "web-fonts": true, analytics: false });

// In two tabs: analytics.test.ts. Every way to hear of it: consent/browser/consent-engine.test.ts.
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
    await travel(page, -1);
    await page.waitForFunction(() => "cameBack" in window);
    expect(await page.evaluate(() => (window as unknown as { cameBack: boolean }).cameBack)).toBe(true);
    await banner.waitFor({ state: "detached" });
  },
);
