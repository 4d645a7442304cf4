import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { layoutShifts } from "../../support/page-checks/layout-shifts.ts";
import { visitors } from "../../support/setup/browser.ts";
import { startFaultProxy } from "../../support/setup/fault-proxy.ts";
import { everyPath, hardlyMovesWithOnly } from "./layout-shift.ts";

const visit = visitors();

// Every other page, a phone and a desk taking turns; all at every width: stability.long.test.ts.
hardlyMovesWithOnly(
  "Arial",
  { worst: 0.1, median: 0.005 },
  { 360: everyPath.filter((_, index) => index % 4 === 0), 1280: everyPath.filter((_, index) => index % 4 === 2) },
);

test("a header that arrives in two parts is painted whole (D11)", async () => {
  const html = await readFile(join(inject("siteFolder"), "en/index.html"), "utf8");
  const cut = html.indexOf("</li>", html.indexOf("<nav")) + 5;
  const { promise: rest, resolve: sendRest } = Promise.withResolvers<void>();
  const proxy = await startFaultProxy((path) => async (_request, response) => {
    if (path !== "/en/") return void response.writeHead(404).end();
    response.setHeader("Content-Type", "text/html; charset=utf-8").write(html.slice(0, cut));
    await rest;
    response.end(html.slice(cut));
  });
  onTestFinished(() => proxy.stop());
  const { page } = await visit();
  await page.goto(`${proxy.origin}/en/`, { waitUntil: "commit" });
  await page.waitForFunction(() => document.querySelector("nav li"), undefined, { polling: 100 });
  const before = await page.evaluate(() => performance.now());
  sendRest();
  const firstPaint = () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
  await expect.poll(() => page.evaluate(firstPaint)).toBeGreaterThan(before);
  expect(await layoutShifts(page)).toBe(0);
});
