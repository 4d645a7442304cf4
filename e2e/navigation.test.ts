import { describe, expect, it } from "vitest";
import { savingData, withoutNavigation, withoutPrecommit, withoutVisibility } from "./pages/browsers.ts";
import { stopClock } from "./pages/clock.ts";
import { showsNotFound } from "./pages/not-found-page.ts";
import { siteVisitors } from "./pages/site-visit.ts";
import { body, cut, dataOf, hold } from "./pages/wire.ts";

const visitor = siteVisitors();

describe("the history", () => {
  it.each([
    ["as it is", () => {}],
    ["without navigations that can be held back", withoutPrecommit],
    ["without a way to tell what is visible", withoutVisibility],
  ])("R17 links, back and forward stay in one document, in a browser %s", async (_, browser) => {
    const visit = await visitor();
    await visit.context.addInitScript(browser);
    await visit.open("/en/");
    const way = ["/en/services/", "/en/blog/", "/en/blog/2/", "/en/contact/"];
    for (const path of way) {
      await visit.link(path).click();
      await visit.shows(path);
    }
    for (const path of ["/en/blog/2/", "/en/blog/", "/en/services/", "/en/"]) {
      await visit.page.goBack();
      await visit.shows(path);
    }
    for (const path of way) {
      await visit.page.goForward();
      await visit.shows(path);
    }
    await visit.page.evaluate(() => history.go(-3));
    await visit.shows("/en/services/");
    expect(visit.requests.documents()).toEqual(["/en/"]);
    expect(visit.errors).toEqual([]);
  });

  it("R17 query and hash stay in the address", async () => {
    const visit = await visitor();
    await visit.open("/en/");
    await (await visit.addLink("/en/contact/?from=mail&x=%C3%A9#main")).click();
    await visit.shows("/en/contact/", "/en/contact/?from=mail&x=%C3%A9#main");
    await visit.page.goBack();
    await visit.shows("/en/");
    expect(visit.requests.documents()).toEqual(["/en/"]);
  });

  it("R17 a browser without the Navigation API loads the same pages as documents", async () => {
    const visit = await visitor();
    await visit.context.addInitScript(withoutNavigation);
    await visit.page.goto("/en/");
    for (const path of ["/en/services/", "/en/contact/", "/pt/contact/"]) {
      await visit.link(path).click();
      await visit.shows(path);
    }
    await visit.page.goBack();
    await visit.shows("/en/contact/");
    expect(visit.requests.documents()).toEqual(["/en/", "/en/services/", "/en/contact/", "/pt/contact/", "/en/contact/"]);
    expect(visit.errors).toEqual([]);
  });
});

describe("the prefix of the language", () => {
  it.each([
    ["/", "/fr/"],
    ["/services/?a=1&b=%20#main", "/fr/services/"],
    ["/nouveau-site/#main", "/fr/nouveau-site/"],
    ["/tag/company/", "/fr/tag/company/"],
  ])("R20 D1 the document %s gets its prefix: no reload, no request, no flash", async (address, path) => {
    const visit = await visitor();
    await visit.context.addInitScript(noteChangesOfMain);
    await visit.open(address);
    await visit.shows(path, address.replace(/^[^?#]*/, path));
    expect(visit.requests.documents()).toEqual([address.replace(/#.*/, "")]);
    expect(visit.requests.data()).not.toContain(path);
    expect(await visit.page.evaluate(() => (window as NotedChanges).changesOfMain)).toEqual([]);
    expect(await visit.page.evaluate(() => history.length)).toBe(2);
    expect(visit.errors).toEqual([]);
  });

  it.each([
    ["/contact/?a=1#main", "/en/contact/", "/en/contact/?a=1#main"],
    ["/blog/2", "/en/blog/2/", "/en/blog/2/"],
    ["/", "/en/", "/en/"],
    ["/nouveau-site/", "/fr/nouveau-site/", "/fr/nouveau-site/"],
  ])("R20 R2 D1 a link to %s inside the English pages lands on %s", async (href, path, address) => {
    const visit = await visitor();
    await visit.open("/en/services/");
    await (await visit.addLink(href)).click();
    await visit.shows(path, address);
    expect(visit.requests.documents()).toEqual(["/en/services/"]);
    await visit.page.goBack();
    await visit.shows("/en/services/");
  });

  it("R20 D1 without navigations that can be held back, an unprefixed link lands on the prefixed path as well", async () => {
    const visit = await visitor();
    await visit.context.addInitScript(withoutPrecommit);
    await visit.open("/pt/");
    await (await visit.addLink("/presentation/?a=1")).click();
    await visit.shows("/pt/apresentacao/", "/pt/apresentacao/?a=1");
    await visit.page.goBack();
    await visit.shows("/pt/");
    expect(visit.requests.documents()).toEqual(["/pt/"]);
  });
});

describe("addresses that lead elsewhere", () => {
  it("D4 a link to the first page by its number replaces it by the list", async () => {
    const visit = await visitor();
    await visit.open("/fr/services/");
    await (await visit.addLink("/fr/blog/1/?a=1")).click();
    await visit.shows("/fr/blog/", "/fr/blog/?a=1");
    expect(visit.requests.documents()).toEqual(["/fr/services/"]);
    await visit.page.goBack();
    await visit.shows("/fr/services/");
  });

  it("D4 a host that serves the list under the first page's number: the client replaces the address", async () => {
    const visit = await visitor();
    const list = await (await visit.page.request.get("/fr/blog/")).text();
    await visit.page.route("**/fr/blog/1/", body("text/html", list));
    await visit.open("/fr/blog/1/");
    await visit.shows("/fr/blog/");
    expect(visit.requests.documents()).toEqual(["/fr/blog/1/"]);
  });

  it.each([
    ["/nothing/at/all/", "en", "/nothing/at/all/"],
    ["/en/blog/99/", "en", "/en/blog/99/"],
    ["/en/blog/0/", "en", "/en/blog/0/"],
    ["/en/blog/02/", "en", "/en/blog/02/"],
    ["/en/blog/two/", "en", "/en/blog/two/"],
    ["/pt/nada/", "pt", "/pt/nada/"],
    ["/fr/rien", "fr", "/fr/rien/"],
  ] as const)("R14 R10 D4 D6 a link to %s is not found, in %s, without a document", async (href, locale, address) => {
    const visit = await visitor();
    await visit.open("/en/services/");
    await (await visit.addLink(href)).click();
    await showsNotFound(visit, locale, address);
    expect(visit.requests.documents()).toEqual(["/en/services/"]);
  });
});

describe("a slow wire", () => {
  it.each([
    ["as it is", () => {}],
    ["without navigations that can be held back", withoutPrecommit],
  ])("R17 F6 the last click wins, whatever arrives first, in a browser %s", async (_, browser) => {
    const visit = await visitor();
    await visit.context.addInitScript(browser);
    await visit.context.addInitScript(savingData);
    const paths = ["/en/services/", "/pt/", "/en/presentation/", "/en/contact/", "/en/blog/"];
    const answers = await Promise.all(paths.map((path) => hold(visit.page, dataOf(path))));
    await visit.open("/en/");
    for (const [index, path] of paths.entries()) {
      await visit.link(path).click();
      await answers[index]?.asked;
    }
    for (const answer of answers.toReversed()) {
      answer.release();
      await visit.shows("/en/blog/");
    }
    expect(visit.errors).toEqual([]);
    expect(visit.requests.documents()).toEqual(["/en/"]);
  });

  it("R17 what is overtaken is given up: its request ends, nothing is logged, no entry stays in the history", async () => {
    const visit = await visitor();
    await visit.context.addInitScript(savingData);
    await hold(visit.page, dataOf("/en/services/"));
    await visit.open("/en/");
    const ended = visit.page.waitForEvent("requestfailed", (request) => dataOf("/en/services/").test(request.url()));
    await visit.link("/en/services/").click();
    await visit.link("/en/contact/").click();
    await visit.shows("/en/contact/");
    expect((await ended).failure()?.errorText).toBe("net::ERR_ABORTED");
    expect(visit.errors).toEqual([]);
    await visit.page.goBack();
    await visit.shows("/en/");
  });

  it("R17 a load that the visitor stops leaves the page as it was, and the next click works", async () => {
    const visit = await visitor();
    await visit.context.addInitScript(savingData);
    const answer = await hold(visit.page, dataOf("/en/services/"));
    await visit.open("/en/");
    await visit.link("/en/services/").click();
    await answer.asked;
    await visit.page.evaluate(() => window.stop());
    await visit.shows("/en/");
    await visit.link("/en/contact/").click();
    await visit.shows("/en/contact/");
    answer.release();
    await visit.link("/en/services/").click();
    await visit.shows("/en/services/");
    expect(visit.errors).toEqual([]);
    expect(visit.requests.documents()).toEqual(["/en/"]);
  });

  it("R17 a click during a move back wins over it", async () => {
    const visit = await visitor();
    await visit.open("/en/");
    await visit.link("/en/services/").click();
    await visit.shows("/en/services/");
    await visit.page.evaluate(() => history.back());
    await visit.link("/en/contact/").click();
    await visit.shows("/en/contact/");
    expect(visit.errors).toEqual([]);
  });

  it("R17 a slow navigation shows its progress after 300 ms, and says so", async () => {
    const visit = await visitor();
    const { page } = visit;
    await visit.context.addInitScript(savingData);
    await stopClock(page);
    const answer = await hold(page, dataOf("/en/services/"));
    await visit.open("/en/");
    const line = page.locator("#progress");
    const announcer = page.locator("#announcer");
    await visit.link("/en/services/").click();
    await answer.asked;
    await page.clock.runFor(299);
    expect(await line.isVisible()).toBe(false);
    await page.clock.runFor(1);
    await line.waitFor({ state: "visible" });
    expect(await announcer.textContent()).toBe("Loading the page");
    answer.release();
    await line.waitFor({ state: "hidden" });
    await page.clock.runFor(1_000);
    await visit.shows("/en/services/");
    expect(await announcer.textContent()).toMatch(/^Services - /);
  });

  it("R17 a quick navigation shows no progress", async () => {
    const visit = await visitor();
    await stopClock(visit.page);
    await visit.open("/en/");
    await visit.link("/en/services/").click();
    await expect.poll(() => visit.page.locator("#announcer").textContent()).toMatch(/^Services - /);
    await visit.page.clock.runFor(1_000);
    expect(await visit.page.locator("#progress").isVisible()).toBe(false);
  });

  it("R17 the connection comes back: a page visited before opens at once from memory, another one from the wire", async () => {
    const visit = await visitor();
    await visit.open("/en/");
    await visit.link("/en/services/").click();
    await visit.shows("/en/services/");
    await visit.page.route(/./, cut);
    await visit.page.goBack();
    await visit.shows("/en/");
    await visit.page.goForward();
    await visit.shows("/en/services/");
    await visit.page.unroute(/./);
    await visit.link("/en/legal-notice/").click();
    await visit.shows("/en/legal-notice/");
    expect(visit.requests.documents()).toEqual(["/en/"]);
  });
});

interface NotedChanges extends Window {
  readonly changesOfMain?: readonly string[];
}

/** Runs in the browser: notes every element or text that is added or removed in the page after the parser made it. */
function noteChangesOfMain(): void {
  const changes: string[] = [];
  Object.assign(window, { changesOfMain: changes });
  document.addEventListener("DOMContentLoaded", () => {
    const main = document.querySelector("main");
    if (main === null) return;
    new MutationObserver((records) => {
      changes.push(...records.map(({ type, target }) => `${type} of ${target.nodeName}`));
    }).observe(main, { childList: true, characterData: true, subtree: true });
  });
}
