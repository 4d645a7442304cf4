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
    document.body.innerText === "changed",
    new Date().getFullYear() === 2031,
  ]);
  return { page, context, seen };
}

const NOTHING = [false, false, false, 0, "", false, false];

test("whoever changes their browser", async () => {
  const { page, context, seen } = await found();
  expect(seen).toEqual(NOTHING);
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
  expect(contexts.size).toBe(1);
  // Unlike the rest a clock cannot be taken away.
  await page.clock.setFixedTime(new Date("2031-03-04"));
});

test("does not come back with a clock that all visitors would have", async () => {
  expect((await found()).seen).toEqual(NOTHING);
  expect(contexts.size).toBe(2);
});
