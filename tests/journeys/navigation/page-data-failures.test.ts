import { beforeEach, describe, expect, test } from "vitest";
import { readable } from "../../built/queries.ts";
import { answerInstead, changed, dataOf, sharedDataOf, status } from "../../support/browser/network-faults.ts";
import { labels } from "../../support/pages/consent-parts.ts";
import { layoutHeader } from "../../support/pages/layout-header.ts";
import { oneSiteVisitor, type SiteVisit, siteVisitors } from "../../support/pages/site-visit.ts";
import { builtText } from "../../support/setup/built-site.ts";
import { testMessages } from "../../support/setup/test-content.ts";
import { errorPage } from "./error-page.ts";
import { showsNotFound } from "./not-found-page.ts";

const visitor = oneSiteVisitor();
const freshVisitor = siteVisitors();
let visit: SiteVisit;
beforeEach(async () => {
  visit = await visitor();
  visit.errors.length = 0;
});

// Data that fails in another way ends in the same error: load-page.test.ts. One visit: each test goes on where the one
// before has ended, and loses pages that were not shown before.
describe("data that fails", () => {
  test("[L7] [P3] it is not there: the not-found page names the path, at the requested address, without another document", async () => {
    await visit.open("/en/");
    visit.requests.clear();
    visit.errors.length = 0;
    await (await visit.addLink("/en/nothing-here/?a=1")).click();
    await showsNotFound(visit, "en", "/en/nothing-here/?a=1", "/en/nothing-here/");
    expect(visit.errors.filter((error) => error.includes("Could not find /en/nothing-here/"))).toHaveLength(1);
    await visit.page.goBack();
    await visit.shows("/en/");
    expect(visit.requests.documents()).toEqual([]);
  });

  test("[P4] [P7] a server error: logged once, with its reason; an error page that retries; other links work", async () => {
    const path = "/en/services/";
    const mend = await answerInstead(visit.page, dataOf(path), status(500));
    await visit.link(path).click();
    const { retry } = await errorPage(visit, path);
    expect(visit.errors.filter((error) => error.includes("PAGE_DATA"))).toEqual([
      expect.stringContaining("Could not load the data of /en/services/: the server answered 500"),
    ]);

    await visit.link("/en/contact/").click();
    await visit.shows("/en/contact/");
    await visit.page.goBack();
    await errorPage(visit, path);

    // The error page stands as before: only the network tells that it was tried again.
    await Promise.all([visit.page.waitForResponse(dataOf(path)), retry.click()]);
    await errorPage(visit, path);
    await mend();
    await retry.click();
    await visit.shows(path);
    expect(visit.requests.documents()).toEqual([]);
  });

  test("[P4] data that the page cannot be made of: an error page, whose retry asks for new data", async () => {
    const path = "/en/presentation/";
    const mend = await answerInstead(
      visit.page,
      dataOf(path),
      changed(({ hash, context }) => ({ hash, context: { ...context, content: {} } })),
    );
    await visit.link(path).click();
    const retry = visit.page.getByRole("button", { name: "Try again" });
    await retry.waitFor();
    await mend();
    await retry.click();
    await visit.shows(path);
  });

  test("[P4] [P7] data that not even the shell can be made of: logged, an error page inside of the shell, whose retry works", async () => {
    const path = "/en/blog/";
    const mend = await answerInstead(
      visit.page,
      dataOf(path),
      changed(({ hash, context }) => ({ hash, context: { ...context, languages: [null] } })),
    );
    await visit.link(path).click();
    const { retry } = await errorPage(visit, path);
    expect(visit.errors).not.toEqual([]);
    await mend();
    await retry.click();
    await visit.shows(path);
    expect(visit.requests.documents()).toEqual([]);
  });

  // From every language to every other: error-page.test.ts.
  test("[P4] [R19] on the way to another language the error page is all in the language of its address (D31)", async () => {
    const [to, locale, entry] = ["/pt/contact/", "pt", "menu.contact"] as const;
    const others = ["/fr/contact/", "/en/contact/"];
    const say = await testMessages(locale);
    const heading = readable((say["error.title"] ?? "").replaceAll("**", ""));
    await answerInstead(visit.page, dataOf(to), status(503));
    await (await visit.addLink(to)).click();
    await expect.poll(async () => readable(await visit.page.locator("h1").innerText())).toBe(heading);
    await visit.isAt(to);
    expect(await visit.page.locator("html").getAttribute("lang")).toMatch(new RegExp(`^${locale}`));
    const header = visit.page.locator("header");
    expect(await header.locator("a[aria-current]").allTextContents()).toEqual([say[entry]]);
    expect(await header.locator("a[hreflang]").evaluateAll(addresses)).toEqual(others);
    await expect.poll(async () => readable(await visit.page.title())).toContain(heading);
    const announced = async () => readable((await visit.page.locator("#_announcer").textContent()) ?? "");
    await expect.poll(announced).toContain(heading);
    await visit.page.locator("footer [data-cookie-settings]").click();
    const save = visit.page.getByRole("button", { name: labels[locale].save });
    await save.waitFor();
    await visit.page.keyboard.press("Escape");
    await save.waitFor({ state: "hidden" });
    expect(visit.requests.documents()).toEqual([]);
  });

  test("[P4] [R19] the texts of another language fail: those that came with the document serve (D31)", async () => {
    await answerInstead(visit.page, sharedDataOf("fr"), status(503));
    await (await visit.addLink("/fr/")).click();
    await visit.shows("/fr/");
    const say = await testMessages("fr");
    await visit.page.getByRole("navigation", { name: say["menu.label"] ?? "" }).waitFor();
    expect(visit.requests.documents()).toEqual([]);
  });
});

test("[P4] offline on a telephone, a flag of the folded menu leads to an error page in its language, and back online to the page (D31)", async () => {
  const { page, ...telephone } = await freshVisitor({ viewport: { width: 360, height: 740 } });
  await telephone.open("/fr/contact/");
  telephone.requests.clear();
  await telephone.context.setOffline(true);
  const { open, flags } = layoutHeader(page);
  await open();
  await flags.and(page.locator("[hreflang=en]")).click();
  const { retry } = await errorPage({ page, ...telephone }, "/en/contact/");
  expect(await page.locator("header [aria-current]").allTextContents()).toEqual(["Contact"]);
  expect(await page.locator("footer h2").first().textContent()).toBe((await testMessages("en"))["hours.title"]);
  await telephone.context.setOffline(false);
  await retry.click();
  await telephone.shows("/en/contact/");
  expect(telephone.requests.documents()).toEqual([]);
});

test("[R21] a click to a page that is gone for good ends where a reload does: at its document, with 410", async () => {
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

test("[P3] a path with accents is named as people write it", async () => {
  // Its document: ../../hosts/answers.test.ts. Goes on where the test before has ended.
  await (await visit.addLink("/fr/thé/")).click();
  await showsNotFound(visit, "fr", encodeURI("/fr/thé/"), "/fr/thé/");
});

/** Runs in the browser. */
function addresses(links: readonly Element[]): readonly (string | null)[] {
  return links.map((link) => link.getAttribute("href"));
}
