import { describe, expect, test } from "vitest";
import { INLINE_DATA_ID } from "#engine/pages/data/page-data.ts";
import { refusingStorage } from "../../support/browser/browsers.ts";
import { stopClock } from "../../support/browser/clock.ts";
import { anyData, dataOf, ofAnotherBundle, sharedDataOf } from "../../support/browser/network-faults.ts";
import { oneSiteVisitor, siteVisitors } from "../../support/pages/site-visit.ts";

const visitor = siteVisitors();
const sameVisitor = oneSiteVisitor();
const SERVICES = "/en/services/";
/** Long after any recovery would have begun to loop. */
const A_MINUTE = 60_000;

describe("the request for page data", () => {
  test("[P1] goes to the address below /assets/data, with cookies, and brings JSON with hash and context", async () => {
    const visit = await sameVisitor();
    // The link may be seen for long enough to be prefetched before it is clicked.
    const asked = visit.page.waitForRequest(dataOf(SERVICES));
    await visit.open("/en/");
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

  test("[P1] the first page needs none: its document carries the same data", async () => {
    const visit = await sameVisitor();
    await visit.open(SERVICES);
    const inline = await visit.page.locator(`#${INLINE_DATA_ID}`).textContent();
    const file = await visit.page.request.get("/assets/data/en/services/index.json");
    expect(JSON.parse(inline ?? "")).toEqual(await file.json());
    expect(visit.requests.data()).not.toContain(SERVICES);
    // What all pages of the language share comes once, however early the browser has asked for it.
    expect(visit.requests.all().filter((request) => sharedDataOf("en").test(request.url()))).toHaveLength(1);
  });
});

// Data without a hash is of another bundle too: load-page.test.ts.
describe("data of another client bundle", () => {
  test("[P2] in a stale tab: one full load for each click, query and hash kept, none without a click (D14)", async () => {
    const visit = await visitor({ ownClock: true });
    await stopClock(visit.page);
    await visit.open("/en/");
    await visit.page.route(anyData, ofAnotherBundle);
    for (const [path, address] of [
      [SERVICES, `${SERVICES}?from=mail#main`],
      ["/en/contact/", "/en/contact/"],
    ] as const) {
      visit.requests.clear();
      await (await visit.addLink(address)).click();
      await visit.shows(path, address);
      await visit.hydrated();
      await visit.page.clock.fastForward(A_MINUTE);
      expect(visit.requests.documents()).toEqual([address.replace("#main", "")]);
      expect(visit.errors.filter((error) => error.includes("INVALID_HASH"))).toHaveLength(1);
      visit.errors.length = 0;
    }
    visit.requests.clear();
    await visit.page.goBack();
    await visit.shows(SERVICES, `${SERVICES}?from=mail#main`);
    expect(visit.requests.documents().length).toBeLessThanOrEqual(1);
  });

  test("[P2] where every storage is refused: one full load, then none", async () => {
    const visit = await visitor({ ownClock: true });
    await visit.context.addInitScript(refusingStorage);
    await stopClock(visit.page);
    await visit.open("/en/");
    visit.requests.clear();
    await visit.page.route(anyData, ofAnotherBundle);
    await visit.link(SERVICES).click();
    await visit.shows(SERVICES);
    await visit.hydrated();
    await visit.page.clock.fastForward(A_MINUTE);
    expect(visit.requests.documents()).toEqual([SERVICES]);
  });
});
