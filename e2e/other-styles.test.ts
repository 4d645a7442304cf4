import { describe, expect, it } from "vitest";
import { savingData } from "./pages/browsers.ts";
import { isLoadedInFullAtLast } from "./pages/never-answered.ts";
import { siteVisitors } from "./pages/site-visit.ts";
import { soon } from "./pages/soon.ts";
import { body, cut, hold, status } from "./pages/wire.ts";

const visitor = siteVisitors();
const SERVICES = "/en/services/";
const otherStyles = /\/assets\/styles\/beside-[^/]+[.]css$/;
const LOST = "Loading chunk failed";

describe("the rules that a document does not carry", () => {
  it("P5 are asked for once, ahead of any click, whoever saves data as well", async () => {
    const visit = await visitor();
    await visit.context.addInitScript(savingData);
    await visit.open("/en/");
    const asked = () => visit.requests.all().filter((request) => otherStyles.test(request.url())).length;
    await expect.poll(asked, soon).toBe(1);
    await visit.link(SERVICES).click();
    await visit.shows(SERVICES);
    await visit.link("/en/contact/").click();
    await visit.shows("/en/contact/");
    expect([asked(), visit.requests.documents()]).toEqual([1, ["/en/"]]);
  });

  it("P5 are there before a page is entered that may need them", async () => {
    const visit = await visitor();
    const styles = await hold(visit.page, otherStyles);
    await visit.open("/en/");
    await styles.asked;
    await visit.link(SERVICES).click();
    await expect.poll(visit.requests.data, soon).toContain(SERVICES);
    await visit.shows("/en/");
    styles.release();
    await visit.shows(SERVICES);
    expect(visit.requests.documents()).toEqual(["/en/"]);
  });

  it.each([
    ["missing (404)", status(404)],
    ["cut off", cut],
    ["HTML instead of rules", body("text/html", "<!doctype html><title>Home</title>")],
  ] as const)("P6 %s: every page is one full load, and stands on its own", async (_, fault) => {
    const visit = await visitor();
    await visit.page.route(otherStyles, fault);
    await visit.open("/en/");
    visit.requests.clear();
    await visit.link(SERVICES).click();
    await visit.shows(SERVICES);
    await visit.takenOver();
    await visit.link("/en/contact/").click();
    await visit.shows("/en/contact/");
    expect(visit.requests.documents()).toEqual([SERVICES, "/en/contact/"]);
    expect(visit.errors.some((error) => error.includes(LOST))).toBe(true);
  });

  it("P5 P6 never answered: after 120 seconds one full load of the target", async () => {
    const visit = await visitor();
    await isLoadedInFullAtLast(visit, otherStyles, SERVICES);
  });

  it("C1 lost: the link to the cookie settings leads to the legal notice, as it does without scripts", async () => {
    const visit = await visitor();
    await visit.page.route(otherStyles, status(404));
    await visit.open("/en/");
    await visit.page.locator("a[data-cookie-settings]").click();
    await visit.shows("/en/legal-notice/", "/en/legal-notice/#cookies");
  });
});
