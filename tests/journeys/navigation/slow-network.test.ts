import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { pageDataUrl } from "#engine/pages/data/page-data.ts";
import { stopClock } from "../../support/browser/clock.ts";
import { dataOf, hold, lose } from "../../support/browser/network-faults.ts";
import { type SiteVisit, siteVisitors } from "../../support/pages/site-visit.ts";

const visitor = siteVisitors();

// One visit: each test goes on where the one before has ended, and slows pages down that were not shown before.
describe("a slow network", () => {
  let visit: SiteVisit;
  beforeAll(async () => {
    visit = await visitor();
    await visit.open("/en/");
  });
  beforeEach(() => {
    visit.requests.clear();
    visit.errors.length = 0;
  });

  // Clicks, answers and renderings in any order, in browsers that cannot hold navigations back too: navigation.test.ts.
  test("[R17] the last click wins, whatever arrives first", async () => {
    const paths = ["/en/services/", "/pt/", "/en/blog/"];
    const answers = await Promise.all(paths.map((path) => hold(visit.page, dataOf(path))));
    for (const [index, path] of paths.entries()) {
      await visit.link(path).click();
      await answers[index]?.asked;
    }
    for (const answer of answers.toReversed()) {
      answer.release();
      // What was let go has arrived by the time a later answer has.
      await visit.page.evaluate(() => fetch("/robots.txt").then((response) => response.text()));
      await visit.shows("/en/blog/");
    }
    expect([visit.errors, visit.requests.documents()]).toEqual([[], []]);
  });

  test("[R17] what is overtaken is given up: its request ends, nothing is logged, no entry stays in the history", async () => {
    const path = "/en/legal-notice/";
    await hold(visit.page, dataOf(path));
    const ended = visit.page.waitForEvent("requestfailed", (request) => request.url().endsWith(pageDataUrl(path)));
    await visit.link(path).click();
    await visit.link("/en/contact/").click();
    await visit.shows("/en/contact/");
    expect((await ended).failure()?.errorText).toBe("net::ERR_ABORTED");
    expect(visit.errors).toEqual([]);
    await visit.page.goBack();
    await visit.shows("/en/blog/");
  });

  test("[R17] a load that the visitor stops leaves the page as it was, and the next click works", async () => {
    const path = "/en/accessibility/";
    const answer = await hold(visit.page, dataOf(path));
    await visit.link(path).click();
    await answer.asked;
    await visit.page.evaluate(() => window.stop());
    await visit.shows("/en/blog/");
    await visit.link("/en/contact/").click();
    await visit.shows("/en/contact/");
    answer.release();
    await visit.link(path).click();
    await visit.shows(path);
    expect([visit.errors, visit.requests.documents()]).toEqual([[], []]);
  });

  test("[R17] a click during a move back wins over it", async () => {
    await visit.page.evaluate(() => history.back());
    await visit.link("/en/services/").click();
    await visit.shows("/en/services/");
    expect(visit.errors).toEqual([]);
  });

  test("[R17] the connection comes back: a page visited before opens at once from memory, another one from the network", async () => {
    await visit.link("/en/blog/").click();
    await visit.shows("/en/blog/");
    const comeBack = await lose(visit.page, "*");
    await visit.page.goBack();
    await visit.shows("/en/services/");
    await visit.page.goForward();
    await visit.shows("/en/blog/");
    await comeBack();
    await visit.link("/en/site-map/").click();
    await visit.shows("/en/site-map/");
    expect(visit.requests.documents()).toEqual([]);
  });
});

test("[R17] a slow navigation shows its progress after 300 ms, and says so; a quick one shows none", async () => {
  const visit = await visitor({ ownClock: true });
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
