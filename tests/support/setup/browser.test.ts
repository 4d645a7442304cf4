import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { visitors } from "./browser.ts";

const visit = visitors();
const contexts = new Set<unknown>();

/** What the page of a new visitor finds in its browser. */
async function found() {
  const { page, context } = await visit();
  contexts.add(context);
  await page.goto("/robots.txt");
  const seen = await page.evaluate(() => [
    "left" in window,
    "told" in window,
    matchMedia("(prefers-color-scheme: dark), (prefers-reduced-motion), (forced-colors: active), print").matches,
    localStorage.length,
    document.cookie,
  ]);
  return { page, context, seen };
}

/** The scripts of a page that come from the network, not from the browser's cache. */
async function scriptsSent(page: Page) {
  await page.goto("/en/");
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name, transferSize }) => name.endsWith(".js") && transferSize > 0)
      .map(({ name }) => name),
  );
}

const NOTHING = [false, false, false, 0, ""];

test("whoever changes their browser", async () => {
  const { page, context, seen } = await found();
  expect(seen).toEqual(NOTHING);
  await scriptsSent(page);
  expect(await scriptsSent(page)).toEqual([]);
  await page.goto("/robots.txt");
  await context.addInitScript(() => Object.assign(window, { left: true }));
  await page.exposeFunction("told", () => undefined);
  await page.emulateMedia({ media: "print", colorScheme: "dark", reducedMotion: "reduce", forcedColors: "active" });
  await page.route("**/robots.txt", (route) => route.fulfill({ body: "changed" }));
  await page.reload();
  await page.evaluate(() => localStorage.setItem("left", "1"));
  await context.addCookies([{ name: "left", value: "1", url: page.url() }]);
  expect(await page.evaluate(() => ["left" in window, "told" in window, document.body.innerText])).toEqual([
    true,
    true,
    "changed",
  ]);
});

test("comes back with nothing of it", async () => {
  const { page, seen } = await found();
  expect(seen).toEqual(NOTHING);
  expect(await page.evaluate(() => document.body.innerText)).not.toBe("changed");
  expect(await scriptsSent(page)).toEqual([]);
  expect(contexts.size).toBe(1);
});

test("whoever sets a clock that all visitors have", async () => {
  const { page } = await visit();
  await page.clock.setFixedTime(new Date("2031-03-04"));
  await page.goto("/robots.txt");
  expect(await page.evaluate(() => new Date().getFullYear())).toBe(2031);
});

test("does not come back", async () => {
  const { page } = await visit();
  await page.goto("/robots.txt");
  expect(await page.evaluate(() => new Date().getFullYear())).not.toBe(2031);
});
