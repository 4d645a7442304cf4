import { beforeAll, expect, test } from "vitest";
import { type SiteVisit, siteVisitors } from "../../support/pages/site-visit.ts";

const visitor = siteVisitors();
let loaded: SiteVisit;
let clicked: SiteVisit;
beforeAll(async () => {
  [loaded, clicked] = await Promise.all([visitor(), visitor()]);
  await clicked.open("/fr/presentation/");
});

// Addresses that are gone or unknown: page-data-failures.test.ts; lists by number: localized-addresses.test.ts.
test.each([
  ["a page without its last slash", "/fr/contact"],
  ["a percent-encoded letter", "/fr/%63ontact/"],
  ["two slashes", "/fr//contact/"],
  ["an index file", "/fr/contact/index.html"],
  ["an old address without prefix", "/avant/?a=1#main"],
  ["the not-found page", "/404/"],
])("[R14] [R20] [R21] %s leads a click where it leads a load: %s (D23, D31)", async (_case, address) => {
  await Promise.all([loaded.open(address), goToServices()]);
  await (await clicked.addLink(address)).click();
  const wanted = await facts(loaded);
  await expect.poll(() => facts(clicked)).toEqual(wanted);
});

test("[R14] [P3] in the app, the not-found page of any language names the path that was asked for (D31)", async () => {
  const visit = clicked;
  await visit.open("/en/");
  visit.requests.clear();
  for (const [address, words] of [
    ["/404/", "Impossible de trouver /404/"],
    ["/en/404/", "Could not find /en/404/"],
  ] as const) {
    await (await visit.addLink(address)).click();
    await visit.page.getByText(words, { exact: true }).waitFor();
    await visit.isAt(address);
  }
  expect(visit.requests.documents()).toEqual([]);
});

/** A click from where the test before ended: cheaper than a document, and none of the addresses leads there. */
async function goToServices(): Promise<void> {
  await clicked.hydrated();
  await (await clicked.addLink("/fr/services/")).click();
  await clicked.shows("/fr/services/");
}

/** What a visitor sees of the page that they are on. A document that is being replaced has none yet. */
async function facts({ page }: SiteVisit) {
  return page.evaluate(seen).catch(() => undefined);
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
