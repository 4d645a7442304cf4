import { expect, test } from "vitest";
import { refusingStorage } from "../../support/browser/browsers.ts";
import { stopClock } from "../../support/browser/clock.ts";
import { answerInstead, anyData, ofAnotherBundle } from "../../support/browser/network-faults.ts";
import { siteVisitors } from "../../support/pages/site-visit.ts";

const visitor = siteVisitors();
const SERVICES = "/en/services/";
/** Long after any recovery would have begun to loop. */
const A_MINUTE = 60_000;

// Data without a hash is of another bundle too: load-page.test.ts. A tab over a deploy, with its storages: ../engines/deploy.ts.
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
