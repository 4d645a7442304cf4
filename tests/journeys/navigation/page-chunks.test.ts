import { describe, expect, test } from "vitest";
import { body, chunkOf, cut, dataOf, hold, sharedDataOf, status } from "../../support/browser/network-faults.ts";
import { oneSiteVisitor, type SiteVisit } from "../../support/pages/site-visit.ts";
import { errorPage } from "./error-page.ts";

const sameVisitor = oneSiteVisitor();
const SERVICES = "/en/services/";
const CHUNK_LOST = "Loading chunk failed";

describe("the chunk of a page", () => {
  test("[P5] comes from the asset path, before its page is entered", async () => {
    const visit = await sameVisitor();
    await visit.open("/en/");
    const chunk = await hold(visit.page, chunkOf("services"));
    await visit.link(SERVICES).click();
    await chunk.asked;
    await expect.poll(visit.requests.data).toContain(SERVICES);
    await visit.shows("/en/");
    chunk.release();
    await visit.shows(SERVICES);
    expect(visit.requests.documents()).toEqual(["/en/"]);
  });

  // A chunk that is lost in another way, or never comes, is one loss: load-page.test.ts.
  test("[P6] [P7] HTML instead of a script: one full load of the target, which works as plain HTML", async () => {
    const visit = await sameVisitor();
    await visit.open("/en/presentation/");
    visit.requests.clear();
    await visit.page.route(chunkOf("services"), body("text/html", "<!doctype html><title>Home</title>"));
    await (await visit.addLink("/en/services/?from=mail#_main")).click();
    await visit.shows(SERVICES, "/en/services/?from=mail#_main");
    // Said before the load, and by the document that was loaded, once it has tried.
    const losses = () => visit.errors.filter((error) => error.includes(CHUNK_LOST)).length;
    await expect.poll(losses).toBe(2);
    expect(await isTakenOver(visit)).toBe(false);
    await visit.link("/en/contact/").click();
    await visit.shows("/en/contact/");
    await visit.hydrated();
    expect(visit.requests.documents()).toEqual(["/en/services/?from=mail", "/en/contact/"]);
  });

  test("[P6] lost on the way back: one full load of the page gone back to", async () => {
    const visit = await sameVisitor();
    await visit.open("/en/");
    await visit.page.route(chunkOf("services"), status(404));
    await visit.link(SERVICES).click();
    await visit.shows(SERVICES);
    await visit.link("/en/contact/").click();
    await visit.shows("/en/contact/");
    await visit.hydrated();
    await visit.link("/en/presentation/").click();
    await visit.shows("/en/presentation/");
    visit.requests.clear();
    await visit.page.evaluate(() => history.go(-2));
    await visit.shows(SERVICES);
    expect(visit.requests.documents().length).toBeLessThanOrEqual(1);
  });
});

// Every pair of losses: load-page.test.ts. Here are those that a browser takes part in.
describe("chunk and data at once", () => {
  const missing = status(404);

  test("[P4] without a connection our error page comes, not the browser's own; its retry opens the page", async () => {
    const visit = await sameVisitor();
    const lost = [chunkOf("services"), dataOf(SERVICES), /[.]svg$/];
    await visit.open("/en/");
    visit.requests.clear();
    for (const url of lost) await visit.page.route(url, cut);
    await visit.link(SERVICES).click();
    const { retry } = await errorPage(visit, SERVICES);
    expect(visit.requests.documents()).toEqual([]);
    // Decoration that cannot be had is not shown as broken.
    const water = visit.page.locator("footer img").first();
    await water.scrollIntoViewIfNeeded();
    await water.waitFor({ state: "hidden" });
    for (const url of lost) await visit.page.unroute(url);
    await retry.click();
    await visit.shows(SERVICES);
  });

  test("[P3] [P6] not even the not-found page can be had: one full load, with the server's not-found page", async () => {
    const visit = await sameVisitor();
    await visit.open("/en/");
    visit.requests.clear();
    await visit.page.route(chunkOf("not-found"), missing);
    await (await visit.addLink("/en/no-such-article/")).click();
    await visit.shows("/en/404/", "/en/no-such-article/");
    expect(visit.requests.documents()).toEqual(["/en/no-such-article/"]);
  });
});

// The chunk that is lost: ../consent/lost-chunk.test.ts.
test("[P8] the app mounts once the chunk of the first page is there; until then the page is there and its links are plain links", async () => {
  const visit = await sameVisitor();
  const held = await hold(visit.page, chunkOf("home"));
  await visit.page.goto("/en/", { waitUntil: "domcontentloaded" });
  await held.asked;
  await visit.shows("/en/");
  expect(await isTakenOver(visit)).toBe(false);
  await visit.link(SERVICES).click();
  await visit.shows(SERVICES);
  expect(visit.requests.documents()).toEqual(["/en/", SERVICES]);

  held.release();
  await visit.open("/en/");
  visit.requests.clear();
  await visit.link(SERVICES).click();
  await visit.shows(SERVICES);
  expect(visit.requests.documents()).toEqual([]);
});

test("[P8] what the pages of its language share is lost: the server's page stays usable, and the next page has its app", async () => {
  const visit = await sameVisitor();
  const part = sharedDataOf("en");
  await visit.page.route(part, cut);
  await visit.page.goto("/en/");
  await expect.poll(() => visit.errors.some((error) => error.includes("This page stays as it was built"))).toBe(true);
  await visit.shows("/en/");
  await visit.page.unroute(part);
  await visit.link(SERVICES).click();
  await visit.shows(SERVICES);
  await visit.hydrated();
  expect(visit.requests.documents()).toEqual(["/en/", SERVICES]);
});

test("[P8] the client bundle itself is lost: every page is plain HTML", async () => {
  const visit = await sameVisitor();
  await visit.page.route(/\/assets\/main-[^/]+[.]js$/, status(404));
  await visit.page.goto("/en/");
  await visit.link(SERVICES).click();
  await visit.shows(SERVICES);
  expect(visit.requests.documents()).toEqual(["/en/", SERVICES]);
});

function isTakenOver(visit: SiteVisit): Promise<boolean> {
  return visit.page.evaluate(() => (window as { readonly followsNavigations?: boolean }).followsNavigations === true);
}
