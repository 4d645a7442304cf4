import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { storedChoice } from "../../support/pages/consent-parts.ts";
import { untilHydrated } from "../../support/pages/open-hydrated.ts";
import { visitors } from "../../support/setup/browser.ts";
import { TRACKER_HOST, trackerHost } from "../../support/setup/tracker-host.ts";
import { happens, unseen } from "./unseen-tab.ts";

const newVisitor = visitors();
const trackers = trackerHost();

/** Who has accepted everything before, and whose document is loaded before they see it. */
async function loadUnseen(how: "prerendered" | "in the background", path: string) {
  trackers.requests.length = 0;
  const visitor = await newVisitor({ baseURL: inject("extendedOrigin") });
  await trackers.answer(visitor.page);
  const value = storedChoice({ "web-fonts": true, analytics: true, video: true, booking: true });
  await visitor.context.addCookies([{ name: "klaro", value, url: inject("extendedOrigin") }]);
  await visitor.context.addInitScript(unseen, how === "prerendered");
  const asked: string[] = [];
  visitor.page.on("request", (request) => asked.push(request.url()));
  await visitor.page.goto(path);
  await visitor.page.waitForLoadState("networkidle");
  return { ...visitor, asked };
}

const views = () => trackers.requests.filter((path) => path.startsWith("/matomo.php"));

test("[A1] a page that is prerendered asks for nothing but its own files, stores nothing and counts nothing; once it is opened, it counts once (D32)", async () => {
  const { page, context, asked } = await loadUnseen("prerendered", "/services/");
  const files = asked
    .map((url) => new URL(url).pathname)
    .filter((path) => !/\.(js|woff2|svg|png|webmanifest)$|^\/assets\/locale\//.test(path));
  expect(files).toEqual(["/services/"]);
  expect(asked.filter((url) => !url.startsWith(inject("extendedOrigin")))).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(["klaro"]);
  expect(await page.evaluate(() => [location.pathname, sessionStorage.length, localStorage.length])).toEqual([
    "/services/",
    0,
    0,
  ]);
  await happens(page, "activated");
  await expect.poll(views).toHaveLength(1);
  await expect.poll(() => new URL(page.url()).pathname).toBe("/fr/services/");
  await untilHydrated(page);
  await happens(page, "looked at");
  expect(await untilQuiet(page)).toHaveLength(1);
});

test("[A1] a page in a tab that is opened in the background is ready, but not counted until it is looked at, and then once; kept by the browser and shown again after another site, it is counted again (D32)", async () => {
  const { page } = await loadUnseen("in the background", "/fr/services/");
  await untilHydrated(page);
  expect(trackers.requests, "in the background").toEqual([]);
  await happens(page, "looked at");
  await expect.poll(views).toHaveLength(1);
  await happens(page, "looked at");
  expect(await untilQuiet(page), "looked at again").toHaveLength(1);
  await happens(page, "kept and shown again");
  await expect.poll(views, { message: "shown again" }).toHaveLength(2);
});

/** The page views, once every request that the page has started by now is answered. */
async function untilQuiet(page: Page): Promise<readonly string[]> {
  await page.evaluate((address) => fetch(address, { mode: "no-cors" }).catch(() => {}), `${TRACKER_HOST}/last`);
  return views();
}
