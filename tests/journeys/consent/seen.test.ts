import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { consentParts, storedChoice } from "../../support/pages/consent-parts.ts";
import { untilHydrated } from "../../support/pages/open-hydrated.ts";
import { visitors } from "../../support/setup/browser.ts";
import { type PrivacyManagerHost, startPrivacyManagerHost } from "../../support/setup/privacy-manager-host.ts";
import { serveContent } from "../../support/setup/serve-content.ts";
import type { RunningServer } from "../../support/setup/start-server.ts";
import { startTrackerHost, type TrackerHost, withTrackers } from "../../support/setup/tracker-host.ts";

const newVisitor = visitors();
let trackers: TrackerHost;
let manager: PrivacyManagerHost;
let site: RunningServer;

beforeAll(async () => {
  [trackers, manager] = await Promise.all([startTrackerHost(), startPrivacyManagerHost()]);
  site = await serveContent({
    "site.yaml": (text) =>
      withTrackers(text, { matomo: `${trackers.origin}/` }).replace(
        /^consent:$/m,
        `consent:\n  manager: { id: "42", apiUrl: ${manager.origin} }`,
      ),
  });
});
afterAll(() => Promise.all([site.stop(), trackers.stop(), manager.stop()]));
afterEach(() => {
  trackers.requests.length = 0;
  manager.clear();
});

/** What happens to a tab, which the browser of the tests never does itself. */
type TabEvent = "activated" | "looked at" | "kept and shown again";

/** A visitor whose document is loaded before they see it; `accepted`: they have accepted everything before. */
async function loadUnseen(how: "prerendered" | "in the background", path: string, accepted = true) {
  const visitor = await newVisitor({ baseURL: site.origin });
  if (accepted) {
    const value = storedChoice({ "web-fonts": true, analytics: true });
    await visitor.context.addCookies([{ name: "klaro", value, url: site.origin }]);
  }
  await visitor.context.addInitScript(unseen, how === "prerendered");
  const asked: string[] = [];
  visitor.page.on("request", (request) => asked.push(request.url()));
  await visitor.page.goto(path);
  await visitor.page.waitForLoadState("networkidle");
  return { ...visitor, asked, ...consentParts(visitor.page) };
}

const views = () => trackers.requests.filter((path) => path.startsWith("/matomo.php"));

describe("a page that is prerendered", () => {
  test("[A1] asks for nothing but its own files, stores nothing and counts nothing; once it is opened, it counts once (D32)", async () => {
    const { page, context, asked } = await loadUnseen("prerendered", "/services/");
    const files = asked
      .map((url) => new URL(url).pathname)
      .filter((path) => !/\.(js|woff2|svg|png|webmanifest)$|^\/assets\/locale\//.test(path));
    expect(files).toEqual(["/services/"]);
    expect([trackers.requests, manager.requests]).toEqual([[], []]);
    expect((await context.cookies()).map(({ name }) => name)).toEqual(["klaro"]);
    expect(await page.evaluate(() => [location.pathname, sessionStorage.length, localStorage.length])).toEqual([
      "/services/",
      0,
      0,
    ]);
    await happens(page, "activated");
    await expect.poll(views).toHaveLength(1);
    await expect.poll(() => page.url()).toBe(`${site.origin}/fr/services/`);
    await untilHydrated(page);
    await happens(page, "looked at");
    expect(await untilQuiet(page)).toHaveLength(1);
  });
});

describe("a page in a tab that is opened in the background", () => {
  test("[A1] is ready, but not counted until it is looked at, and then once (D32)", async () => {
    const { page } = await loadUnseen("in the background", "/fr/services/");
    await untilHydrated(page);
    expect([trackers.requests, manager.requests]).toEqual([[], []]);
    await happens(page, "looked at");
    await expect.poll(views).toHaveLength(1);
    await happens(page, "looked at");
    expect(await untilQuiet(page)).toHaveLength(1);
  });

  test("[C13] shows its banner, and records that it was shown, when it is looked at (D32)", async () => {
    const { page, banner } = await loadUnseen("in the background", "/fr/services/", false);
    await untilHydrated(page);
    expect(manager.records).toEqual([]);
    expect(await banner.count()).toBe(0);
    await happens(page, "looked at");
    await banner.waitFor();
    await expect.poll(() => manager.records).toHaveLength(1);
  });
});

test("[A1] a page that the browser kept, and shows again after another site, is counted again (D32)", async () => {
  const { page } = await loadUnseen("in the background", "/fr/services/");
  await happens(page, "looked at");
  await expect.poll(views).toHaveLength(1);
  await happens(page, "kept and shown again");
  await expect.poll(views).toHaveLength(2);
});

/** The page views, once every request that the page has started by now is answered. */
async function untilQuiet(page: Page): Promise<readonly string[]> {
  await page.evaluate((address) => fetch(address, { mode: "no-cors" }).catch(() => {}), `${trackers.origin}/last`);
  return views();
}

/** Runs in the browser: the document is as one that nobody sees, until `happens`. */
function unseen(prerendered: boolean): void {
  let seen = false;
  Object.defineProperty(document, "visibilityState", { get: () => (seen ? "visible" : "hidden") });
  Object.defineProperty(document, "prerendering", { get: () => prerendered && !seen });
  addEventListener("test:seen", () => {
    seen = true;
  });
}

async function happens(page: Page, event: TabEvent): Promise<void> {
  await page.evaluate((what) => {
    dispatchEvent(new Event("test:seen"));
    if (what === "activated") document.dispatchEvent(new Event("prerenderingchange"));
    if (what === "kept and shown again") dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    else document.dispatchEvent(new Event("visibilitychange"));
  }, event);
}
