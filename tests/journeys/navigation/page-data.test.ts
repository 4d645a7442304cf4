import { expect, test } from "vitest";
import { refusingStorage } from "../../support/browser/browsers.ts";
import { stopClock } from "../../support/browser/clock.ts";
import { answerInstead, anyData, dataOf, ofAnotherBundle } from "../../support/browser/network-faults.ts";
import { siteVisitors } from "../../support/pages/site-visit.ts";

const visitor = siteVisitors();
const SERVICES = "/en/services/";
/** Long after any recovery would have begun to loop. */
const A_MINUTE = 60_000;

// That the first page's document carries the same data: ../../built/page-data.test.ts.
test("[P1] data is asked for below /assets/data, with cookies, and is JSON with hash and context; the first page needs none", async () => {
  const visit = await visitor();
  await visit.open("/en/");
  expect(visit.requests.data()).not.toContain("/en/");
  // The link may be seen for long enough to be prefetched before it is clicked.
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
  // What all pages of the language share comes once, however early the browser has asked for it.
  expect(visit.requests.all().filter((sent) => sent.url().includes("/assets/locale/en-"))).toHaveLength(1);
});

// Data without a hash is of another bundle too: load-page.test.ts. A tab over a deploy, with its storages:
// ../engines/deploy-skew.long.test.ts.
test("[P2] data of another client bundle, in a stale tab where every storage is refused: one full load for each click, query and hash kept, none without a click (D14)", async () => {
  const visit = await visitor({ ownClock: true });
  await visit.context.addInitScript(refusingStorage);
  await stopClock(visit.page);
  await visit.open("/en/");
  await answerInstead(visit.page, anyData, ofAnotherBundle);
  for (const [path, address] of [
    [SERVICES, `${SERVICES}?from=mail#main`],
    ["/en/contact/", "/en/contact/"],
  ] as const) {
    visit.requests.clear();
    visit.errors.length = 0;
    await (await visit.addLink(address)).click();
    await visit.shows(path, address);
    await visit.hydrated();
    await visit.page.clock.fastForward(A_MINUTE);
    expect(visit.requests.documents()).toEqual([address.replace("#main", "")]);
    expect(visit.errors.filter((error) => error.includes("INVALID_HASH"))).toHaveLength(1);
  }
});
