import { beforeAll, expect, test } from "vitest";
import { type SiteVisit, siteVisitors } from "../../support/pages/site-visit.ts";

const visitor = siteVisitors();
let visit: SiteVisit;
beforeAll(async () => {
  visit = await visitor();
});

// That what the app knows no page of under its own spelling is asked of the server as it is spelled (no last slash, a
// percent-encoded character): engine/client/loading/load-or-recover.test.ts. Addresses that are gone or unknown:
// page-data-failures.test.ts; files, which are the browser's: engine/client/navigation/should-handle.test.ts.
test.each([
  ["an old address without prefix", "/avant/?a=1#main"],
  ["the not-found page", "/404/"],
])("[R14] [R20] [R21] %s leads a click where it leads a load: %s (D23, D31)", async (_case, address) => {
  await visit.open(address);
  const wanted = await facts();
  // A click: cheaper than a document, and none of the addresses leads there.
  await (await visit.addLink("/fr/services/")).click();
  await visit.shows("/fr/services/");
  await (await visit.addLink(address)).click();
  await expect.poll(facts).toEqual(wanted);
  await visit.hydrated();
});

/** What the visitor sees. A document that is being replaced has none yet. */
async function facts() {
  return visit.page.evaluate(seen).catch(() => undefined);
}

/** Runs in the browser. */
function seen() {
  return {
    address: location.pathname + location.search + location.hash,
    title: document.title,
    language: document.documentElement.lang,
    heading: document.querySelector("h1")?.textContent,
    named: document.querySelector("[data-requested-path]:not([hidden])")?.textContent,
    languages: [...document.querySelectorAll("header [hreflang]")].map((link) => link.getAttribute("href")),
    robots: document.querySelector("meta[name=robots]")?.getAttribute("content"),
  };
}
