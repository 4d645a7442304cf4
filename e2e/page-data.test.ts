import { describe, expect, it } from "vitest";
import { INLINE_DATA_ID } from "../site/routes/page-data.ts";
import { refusingStorage } from "./pages/browsers.ts";
import { stopClock } from "./pages/clock.ts";
import { errorPage } from "./pages/error-page.ts";
import { showsNotFound } from "./pages/not-found-page.ts";
import { siteVisitors } from "./pages/site-visit.ts";
import { type Answer, anyData, body, changed, cut, dataOf, ofAnotherProgram, status } from "./pages/wire.ts";

const visitor = siteVisitors();
const SERVICES = "/en/services/";
/** Long after any recovery would have begun to loop. */
const A_MINUTE = 60_000;

describe("the request for page data", () => {
  it("P1 goes to the address below /assets/data, with cookies, and brings JSON with hash and context", async () => {
    const visit = await visitor();
    await visit.open("/en/");
    const asked = visit.page.waitForRequest(dataOf(SERVICES));
    await visit.link(SERVICES).click();
    const request = await asked;
    expect(request.method()).toBe("GET");
    expect(new URL(request.url()).pathname).toBe("/assets/data/en/services/index.json");
    expect((await request.allHeaders()).cookie).toContain("klaro=");
    const response = await request.response();
    expect(response?.headers()["content-type"]).toMatch(/^application\/json/);
    expect(await response?.json()).toEqual({
      hash: expect.stringMatching(/./),
      context: expect.objectContaining({ page: "services", locale: "en", path: SERVICES }),
    });
    await visit.shows(SERVICES);
  });

  it("P1 the first page needs none: its document carries the same data", async () => {
    const visit = await visitor();
    await visit.open(SERVICES);
    const inline = await visit.page.locator(`#${INLINE_DATA_ID}`).textContent();
    const file = await visit.page.request.get("/assets/data/en/services/index.json");
    expect(JSON.parse(inline ?? "")).toMatchObject(await file.json());
    expect(visit.requests.data()).not.toContain(SERVICES);
  });
});

describe("data of another program", () => {
  const faults: Readonly<Record<string, Answer>> = {
    "another hash": ofAnotherProgram,
    "no hash": changed(({ context }) => ({ context })),
    "neither hash nor context": body("application/json", "{}"),
  };

  it.each(Object.entries(faults))("P2 with %s: one full load of the requested page, query and hash kept", async (_, fault) => {
    const visit = await visitor();
    await visit.page.route(dataOf(SERVICES), fault);
    await visit.open("/en/presentation/");
    visit.requests.clear();
    await (await visit.addLink("/en/services/?from=mail#main")).click();
    await visit.shows(SERVICES, "/en/services/?from=mail#main");
    await visit.takenOver();
    expect(visit.requests.documents()).toEqual(["/en/services/?from=mail"]);
    expect(visit.errors.filter((error) => error.includes("INVALID_HASH"))).toHaveLength(1);
    await visit.page.goBack();
    await visit.shows("/en/presentation/");
  });

  it("P2 D14 F2 in a stale tab: one full load for each click, none without a click", async () => {
    const visit = await visitor();
    await stopClock(visit.page);
    await visit.page.route(anyData, ofAnotherProgram);
    await visit.open("/en/");
    for (const path of ["/en/services/", "/en/contact/", "/en/blog/"]) {
      visit.requests.clear();
      await visit.link(path).click();
      await visit.shows(path);
      await visit.takenOver();
      await visit.page.clock.runFor(A_MINUTE);
      expect(visit.requests.documents()).toEqual([path]);
    }
    visit.requests.clear();
    await visit.page.goBack();
    await visit.shows("/en/contact/");
    expect(visit.requests.documents().length).toBeLessThanOrEqual(1);
  });

  it("P2 F2 builds that alternate from answer to answer: at most one full load for each click", async () => {
    const visit = await visitor();
    let answers = 0;
    await visit.page.route(anyData, (route) => (++answers % 2 ? ofAnotherProgram(route) : route.fallback()));
    await visit.open("/en/");
    for (const path of ["/en/services/", "/en/contact/", "/en/blog/", "/en/presentation/"]) {
      visit.requests.clear();
      await visit.link(path).click();
      await visit.shows(path);
      await visit.takenOver();
      expect(visit.requests.documents().length).toBeLessThanOrEqual(1);
    }
  });

  it("P2 F4 where every storage is refused: one full load, then none", async () => {
    const visit = await visitor();
    await visit.context.addInitScript(refusingStorage);
    await stopClock(visit.page);
    await visit.page.route(anyData, ofAnotherProgram);
    await visit.open("/en/");
    visit.requests.clear();
    await visit.link(SERVICES).click();
    await visit.shows(SERVICES);
    await visit.takenOver();
    await visit.page.clock.runFor(A_MINUTE);
    expect(visit.requests.documents()).toEqual([SERVICES]);
  });
});

describe("data that is not there", () => {
  it("P3 L7 the not-found page names the path, at the requested address, without another document", async () => {
    const visit = await visitor();
    await visit.open("/en/");
    visit.requests.clear();
    await (await visit.addLink("/en/nothing-here/?a=1")).click();
    await showsNotFound(visit, "en", "/en/nothing-here/?a=1", "/en/nothing-here/");
    expect(visit.requests.documents()).toEqual([]);
    expect(visit.errors.filter((error) => error.includes("Could not find /en/nothing-here/"))).toHaveLength(1);
    await visit.page.goBack();
    await visit.shows("/en/");
    expect(visit.requests.documents()).toEqual([]);
  });

  it("P3 the data of a page that exists is lost: not found, until it is back", async () => {
    const visit = await visitor();
    await visit.page.route(dataOf(SERVICES), status(404));
    await visit.open("/en/");
    await visit.link(SERVICES).click();
    await showsNotFound(visit, "en", SERVICES);
    await visit.page.unroute(dataOf(SERVICES));
    await visit.link(SERVICES).click();
    await visit.shows(SERVICES);
  });

  it.each([
    ["fr", "/fr/rien-du-tout/"],
    ["fr", "/nothing/at/all/"],
    ["en", "/en/nothing-here/"],
    ["pt", "/pt/nada/aqui/"],
  ] as const)("P3 R14 D6 a document that does not exist, in %s: status 404, %s named", async (locale, path) => {
    const visit = await visitor();
    const response = await visit.page.goto(path);
    expect(response?.status()).toBe(404);
    await showsNotFound(visit, locale, path);
    await visit.takenOver();
    expect(visit.requests.documents()).toEqual([path]);
    await expect.poll(() => visit.page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex");
  });

  it("P3 a path with accents is named as people write it", async () => {
    const visit = await visitor();
    await visit.page.goto("/fr/café/");
    await showsNotFound(visit, "fr", encodeURI("/fr/café/"), "/fr/café/");
    await visit.takenOver();
    await (await visit.addLink("/fr/thé/")).click();
    await showsNotFound(visit, "fr", encodeURI("/fr/thé/"), "/fr/thé/");
  });
});

describe("data that fails otherwise", () => {
  const faults: Readonly<Record<string, Answer>> = {
    "status 500": status(500),
    "broken JSON": body("application/json", '{"hash":'),
    "HTML instead of JSON": body("text/html", "<!doctype html><title>Sign in</title>"),
    "a broken connection": cut,
    "no context": changed(({ hash }) => ({ hash })),
  };

  it.each(Object.entries(faults))("P4 P7 %s: an error page that retries; other links work", async (_, fault) => {
    const visit = await visitor();
    await visit.page.route(dataOf(SERVICES), fault);
    await visit.open("/en/");
    visit.requests.clear();
    visit.errors.length = 0;
    await visit.link(SERVICES).click();
    const { retry } = await errorPage(visit, SERVICES);
    expect(visit.errors).not.toEqual([]);

    await visit.link("/en/contact/").click();
    await visit.shows("/en/contact/");
    await visit.page.goBack();
    await errorPage(visit, SERVICES);

    await retry.click();
    await errorPage(visit, SERVICES);
    await visit.page.unroute(dataOf(SERVICES));
    await retry.click();
    await visit.shows(SERVICES);
    expect(visit.requests.documents()).toEqual([]);
  });

  it("P4 data that the page cannot be made of: an error page, whose retry asks for new data", async () => {
    const visit = await visitor();
    await visit.page.route(
      dataOf(SERVICES),
      changed(({ hash, context }) => ({ hash, context: { ...context, view: {} } })),
    );
    await visit.open("/en/");
    await visit.link(SERVICES).click();
    const retry = visit.page.getByRole("button", { name: "Try again" });
    await retry.waitFor();
    await visit.page.unroute(dataOf(SERVICES));
    await retry.click();
    await visit.shows(SERVICES);
  });

  it("P4 the texts of another language fail: an error page that retries", async () => {
    const visit = await visitor();
    const texts = /\/assets\/locale\//;
    await visit.page.route(texts, status(503));
    await visit.open("/en/");
    await visit.link("/pt/").click();
    const { retry } = await errorPage(visit, "/pt/");
    await visit.page.unroute(texts);
    await retry.click();
    await visit.shows("/pt/");
  });

  it("P7 the error is logged once, with its reason", async () => {
    const visit = await visitor();
    await visit.page.route(dataOf(SERVICES), status(500));
    await visit.open("/en/");
    await visit.link(SERVICES).click();
    await errorPage(visit, SERVICES);
    const logged = visit.errors.filter((error) => error.includes("PAGE_DATA"));
    expect(logged).toEqual([
      expect.stringContaining("Could not load the data of /en/services/: the server answered 500"),
    ]);
  });
});
