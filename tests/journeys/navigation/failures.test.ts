import type { Locator } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import {
  answerInstead,
  body,
  changed,
  chunkOf,
  dataOf,
  hold,
  lose,
  sharedDataOf,
  status,
} from "../../support/browser/network-faults.ts";
import { layoutHeader } from "../../support/pages/layout-header.ts";
import { type SiteVisit, siteVisitors, travel } from "../../support/pages/site-visit.ts";
import { builtText } from "../../support/setup/built-site.ts";
import { testMessages } from "../../support/setup/test-content.ts";

const visitor = siteVisitors();
const SERVICES = "/en/services/";
let visit: SiteVisit;
beforeEach(async () => {
  visit = await visitor({ reducedMotion: "reduce" });
});

// What each loss of data or chunk leads to, and all pairs: engine/client/loading/{load-page,load-or-recover}.test.ts. Here are
// those that a browser takes part in.
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

test("[L7] [P3] data that is not there: the not-found page names the path, at the requested address, without another document", async () => {
  await visit.open("/en/");
  await (await visit.addLink("/en/nothing-here/?a=1")).click();
  await visit.shows("/en/404/", "/en/nothing-here/?a=1");
  await visit.page.getByText("Could not find /en/nothing-here/", { exact: true }).waitFor();
  expect(visit.errors.filter((error) => error.includes("Could not find /en/nothing-here/"))).toHaveLength(1);
  await visit.page.goBack();
  await visit.shows("/en/");
  expect(visit.requests.documents()).toEqual(["/en/"]);
});

test("[P4] [P7] a server error: logged once, with its reason; an error page that retries; other links work", async () => {
  await visit.open("/en/");
  const repair = await answerInstead(visit.page, dataOf(SERVICES), status(500));
  await visit.link(SERVICES).click();
  const retry = await errorPage(visit, SERVICES);
  expect(visit.errors.filter((error) => error.includes("PAGE_DATA"))).toEqual([
    expect.stringContaining("Could not load the data of /en/services/: the server answered 500"),
  ]);
  await visit.link("/en/contact/").click();
  await visit.shows("/en/contact/");
  await visit.page.goBack();
  await errorPage(visit, SERVICES);
  // The error page stands as before: only the network tells that it was tried again.
  await Promise.all([visit.page.waitForResponse(dataOf(SERVICES)), retry.click()]);
  await errorPage(visit, SERVICES);
  await repair();
  await retry.click();
  await visit.shows(SERVICES);
  expect(visit.requests.documents()).toEqual(["/en/"]);
});

test("[P4] [P7] data that not even the shell can be made of: logged, an error page inside of the shell, whose retry works", async () => {
  await visit.open("/en/");
  const path = "/en/blog/";
  const repair = await answerInstead(
    visit.page,
    dataOf(path),
    changed(({ hash, context }) => ({ hash, context: { ...context, languages: [null] } })),
  );
  await visit.link(path).click();
  const retry = await errorPage(visit, path);
  expect(visit.errors).not.toEqual([]);
  await repair();
  await retry.click();
  await visit.shows(path);
  expect(visit.requests.documents()).toEqual(["/en/"]);
});

test("[P4] [R19] offline on a telephone, a flag of the folded menu leads to an error page in its language, without broken drawings, and back online to the page (D31)", async () => {
  const telephone = await visitor({ viewport: { width: 360, height: 740 } });
  const { page, context } = telephone;
  await telephone.open("/fr/contact/");
  await context.setOffline(true);
  const { open, flags } = layoutHeader(page);
  await open();
  await flags.and(page.locator("[hreflang=en]")).click();
  const retry = await errorPage(telephone, "/en/contact/");
  expect(await page.locator("header [aria-current]").allTextContents()).toEqual(["Contact"]);
  expect(await page.locator("footer h2").first().textContent()).toBe((await testMessages("en"))["hours.title"]);
  const strip = page.locator("footer img").first();
  await strip.scrollIntoViewIfNeeded();
  await strip.waitFor({ state: "hidden" });
  await context.setOffline(false);
  await retry.click();
  await telephone.shows("/en/contact/");
  expect(telephone.requests.documents()).toEqual(["/fr/contact/"]);
});

test("[R14] [R21] a click to a page that is gone for good ends where a reload does: at its document, with 410", async () => {
  const gone = "/en/former-offer/";
  const [, title = ""] = /<title>([^<]+)/.exec(await builtText("/en/410.html")) ?? [];
  await visit.open("/en/legal-notice/");
  const answered = visit.page.waitForResponse((response) => new URL(response.url()).pathname === gone);
  await (await visit.addLink(gone)).click();
  expect((await answered).status()).toBe(410);
  await visit.hydrated();
  await visit.isAt(gone);
  expect(await visit.page.title()).toBe(title);
  await expect.poll(() => visit.page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex");
});

test("[P6] [P7] HTML instead of a chunk: one full load of the target, which works as plain HTML; so on the way back", async () => {
  await visit.open("/en/presentation/");
  visit.requests.clear();
  await answerInstead(visit.page, chunkOf("services"), body("text/html", "<!doctype html><title>Home</title>"));
  const target = "/en/services/?from=mail#_main";
  await (await visit.addLink(target)).click();
  await visit.shows(SERVICES, target);
  // Said before the load, and by the document that was loaded, once it has tried.
  const losses = () => visit.errors.filter((error) => error.includes("Loading chunk failed")).length;
  await visit.link("/en/contact/").hover();
  await expect.poll(losses).toBe(2);
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
  const find = await lose(visit.page, sharedDataOf("en"));
  await visit.page.goto("/en/");
  await expect.poll(() => visit.errors.some((error) => error.includes("This page stays as it was built"))).toBe(true);
  await visit.shows("/en/");
  await find();
  await visit.link(SERVICES).click();
  await visit.shows(SERVICES);
  await visit.hydrated();
  expect(visit.requests.documents()).toEqual(["/en/", SERVICES]);
});

test("[P8] where the connection broke while it came, it is asked for again", async () => {
  let breaks = 0;
  await answerInstead(visit.page, sharedDataOf("en"), (request) => (breaks++ ? request.continue() : request.abort()));
  await visit.open("/en/");
  expect(breaks).toBe(2);
});

/** Waits until the error page is shown at an address, in English. @returns its button to try again */
async function errorPage({ page, isAt }: SiteVisit, address: string): Promise<Locator> {
  await page.getByRole("heading", { level: 1, name: "This page could not be opened" }).waitFor();
  await expect.poll(() => page.title()).toMatch(/^This page could not be opened - /);
  await isAt(address);
  return page.getByRole("button", { name: "Try again" });
}
