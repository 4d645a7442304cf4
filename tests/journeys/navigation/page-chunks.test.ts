import { beforeEach, describe, expect, test } from "vitest";
import { answerInstead, body, chunkOf, dataOf, hold, lose, status } from "../../support/browser/network-faults.ts";
import { oneSiteVisitor, type SiteVisit, travel } from "../../support/pages/site-visit.ts";
import { errorPage } from "./error-page.ts";

const visitor = oneSiteVisitor();
const SERVICES = "/en/services/";
const CHUNK_LOST = "Loading chunk failed";
let visit: SiteVisit;
beforeEach(async () => {
  visit = await visitor();
});

// Every pair of losses of chunk and data, and a chunk that never comes: load-page.test.ts. Here are those that a browser
// takes part in. The three tests are one visit.
describe("chunk and data", () => {
  test("[P5] the chunk of a page comes from the asset path, before its page is entered", async () => {
    await visit.open("/en/");
    const chunk = await hold(visit.page, chunkOf("contact"));
    await visit.link("/en/contact/").click();
    await chunk.asked;
    await expect.poll(visit.requests.data).toContain("/en/contact/");
    await visit.shows("/en/");
    chunk.release();
    await visit.shows("/en/contact/");
    expect(visit.requests.documents()).toEqual(["/en/"]);
  });

  test("[P4] without a connection our error page comes, not the browser's own; its retry opens the page", async () => {
    const lost = [chunkOf("services"), dataOf(SERVICES), "*.svg"];
    const finds = await Promise.all(lost.map((url) => lose(visit.page, url)));
    await visit.link(SERVICES).click();
    const { retry } = await errorPage(visit, SERVICES);
    // Decoration that cannot be had is not shown as broken.
    const water = visit.page.locator("footer img").first();
    await water.scrollIntoViewIfNeeded();
    await water.waitFor({ state: "hidden" });
    for (const find of finds) await find();
    await retry.click();
    await visit.shows(SERVICES);
    expect(visit.requests.documents()).toEqual([]);
  });

  test("[P3] [P6] not even the not-found page can be had: one full load, with the server's not-found page", async () => {
    await answerInstead(visit.page, chunkOf("not-found"), status(404));
    await (await visit.addLink("/en/no-such-article/")).click();
    await visit.shows("/en/404/", "/en/no-such-article/");
    expect(visit.requests.documents()).toEqual(["/en/no-such-article/"]);
  });
});

test("[P6] [P7] HTML instead of a chunk: one full load of the target, which works as plain HTML; so on the way back", async () => {
  await visit.open("/en/presentation/");
  visit.requests.clear();
  await answerInstead(visit.page, chunkOf("services"), body("text/html", "<!doctype html><title>Home</title>"));
  const target = "/en/services/?from=mail#_main";
  await (await visit.addLink(target)).click();
  await visit.shows(SERVICES, target);
  // Said before the load, and by the document that was loaded, once it has tried.
  const losses = () => visit.errors.filter((error) => error.includes(CHUNK_LOST)).length;
  await expect.poll(losses).toBe(2);
  expect(await isTakenOver(visit)).toBe(false);
  await visit.link("/en/contact/").click();
  await visit.shows("/en/contact/");
  await visit.hydrated();
  expect(visit.requests.documents()).toEqual(["/en/services/?from=mail", "/en/contact/"]);
  await visit.link("/en/presentation/").click();
  await visit.shows("/en/presentation/");
  visit.requests.clear();
  await travel(visit.page, -2);
  await visit.shows(SERVICES, target);
  expect(visit.requests.documents().length).toBeLessThanOrEqual(1);
});

// The chunk of the first page: ../consent/lost-chunk.test.ts; links before it is there: ../layout/menu.test.ts.
test("[P8] what the pages of its language share is lost: the server's page stays usable, and the next page has its app", async () => {
  const find = await lose(visit.page, "*/assets/locale/en-*.json");
  await visit.page.goto("/en/");
  await expect.poll(() => visit.errors.some((error) => error.includes("This page stays as it was built"))).toBe(true);
  await visit.shows("/en/");
  await find();
  await visit.link(SERVICES).click();
  await visit.shows(SERVICES);
  await visit.hydrated();
  expect(visit.requests.documents()).toEqual(["/en/", SERVICES]);
});

test("[P8] the client bundle itself is lost: every page is plain HTML", async () => {
  await lose(visit.page, "*/assets/main-*.js");
  await visit.page.goto("/en/");
  await visit.link(SERVICES).click();
  await visit.shows(SERVICES);
  expect(visit.requests.documents()).toEqual(["/en/", SERVICES]);
});

function isTakenOver({ page }: SiteVisit): Promise<boolean> {
  return page.evaluate(() => (window as { readonly followsNavigations?: boolean }).followsNavigations === true);
}
