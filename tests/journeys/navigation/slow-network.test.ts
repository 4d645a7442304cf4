import { expect, test } from "vitest";
import { pageDataUrl } from "#engine/pages/data/page-data.ts";
import { stopClock } from "../../support/browser/clock.ts";
import { dataOf, hold } from "../../support/browser/network-faults.ts";
import { siteVisitors } from "../../support/pages/site-visit.ts";

const visitor = siteVisitors();

// Clicks, the stop button, answers and renderings in any order: engine/client/navigation/navigation.test.ts.
test("[R17] what is overtaken is given up: its request ends, nothing is logged, no entry stays in the history; a load that is stopped leaves the page as it was", async () => {
  const visit = await visitor();
  const path = "/en/legal-notice/";
  await visit.open("/en/blog/");
  const answer = await hold(visit.page, dataOf(path));
  const ended = visit.page.waitForEvent("requestfailed", (request) => request.url().endsWith(pageDataUrl(path)));
  await visit.link(path).click();
  await visit.link("/en/contact/").click();
  await visit.shows("/en/contact/");
  expect((await ended).failure()?.errorText).toBe("net::ERR_ABORTED");
  await visit.page.goBack();
  await visit.shows("/en/blog/");
  const asked = visit.page.waitForRequest(dataOf(path));
  await visit.link(path).click();
  await asked;
  await visit.page.evaluate(() => window.stop());
  await visit.shows("/en/blog/");
  answer.release();
  await visit.link(path).click();
  await visit.shows(path);
  expect([visit.errors, visit.requests.documents()]).toEqual([[], ["/en/blog/"]]);
});

test("[R17] a slow navigation shows its progress after 300 ms, and says so; a quick one shows none", async () => {
  const visit = await visitor();
  const { page } = visit;
  await stopClock(page);
  await visit.open("/en/");
  const progress = page.locator("#_progress");
  const announcer = page.locator("#_announcer");
  await visit.link("/en/contact/").click();
  await expect.poll(() => announcer.textContent()).toMatch(/ - Estuaire - /);
  await page.clock.runFor(1_000);
  expect(await progress.isVisible()).toBe(false);
  const answer = await hold(page, dataOf("/en/services/"));
  await visit.link("/en/services/").click();
  await answer.asked;
  await page.clock.runFor(299);
  expect(await progress.isVisible()).toBe(false);
  await page.clock.runFor(1);
  await progress.waitFor({ state: "visible" });
  expect(await announcer.textContent()).toBe("Loading the page");
  answer.release();
  await progress.waitFor({ state: "hidden" });
  await expect.poll(() => announcer.textContent()).toMatch(/services .* - Estuaire - /);
  await page.clock.runFor(1_000);
  await visit.shows("/en/services/");
});
