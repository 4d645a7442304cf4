import { beforeEach, describe, expect, test } from "vitest";
import { withoutPrecommit } from "../../support/browser/browsers.ts";
import { oneSiteVisitor, type SiteVisit } from "../../support/pages/site-visit.ts";

const visitor = oneSiteVisitor();
let visit: SiteVisit;
beforeEach(async () => {
  visit = await visitor();
});

// Which path each becomes: engine/pages/paths/match-path.test.ts, engine/client/navigation/addresses.test.ts; the intro at
// `/`: language.test.ts.
test("[R20] a document without prefix gets it: no reload, no request, no flash (D1)", async () => {
  await visit.context.addInitScript(noteChangesOfMain);
  await visit.page.goto("/robots.txt");
  visit.requests.clear();
  await visit.open("/services/?a=1&b=%20#main");
  await visit.shows("/fr/services/", "/fr/services/?a=1&b=%20#main");
  expect(visit.requests.documents()).toEqual(["/services/?a=1&b=%20"]);
  expect(visit.requests.data()).not.toContain("/fr/services/");
  expect(await visit.page.evaluate(() => (window as NotedChanges).changesOfMain)).toEqual([]);
  expect(visit.errors).toEqual([]);
  // It is one entry of the history.
  await visit.page.goBack();
  await visit.isAt("/robots.txt");
});

// One visit: each test goes on where the one before has ended.
describe("on an English page", () => {
  test.each([
    ["without a prefix", "/contact/?a=1#main", "/en/contact/", "/en/contact/?a=1#main"],
    ["of the first page of a list, by its number", "/en/blog/1/?a=1", "/en/blog/", "/en/blog/?a=1"],
  ])(
    "[R2] [R10] [R20] a link to an address %s lands on the page's own, in the same document (D1, D4)",
    async (_case, href, path, address) => {
      await standsOnServices();
      await (await visit.addLink(href)).click();
      await visit.shows(path, address);
      await visit.page.goBack();
      await visit.shows("/en/services/");
      expect(visit.requests.documents()).toEqual([]);
    },
  );

  test("[R10] [R14] a link to what does not exist is not found, in the language of its address, without a document (D4, D6, D23)", async () => {
    await (await visit.addLink("/nothing/at/all/")).click();
    await visit.shows("/fr/404/", "/nothing/at/all/");
    expect(visit.requests.documents()).toEqual([]);
  });
});

test("[R20] without navigations that can be held back, an unprefixed link lands on the prefixed path as well (D1)", async () => {
  await visit.context.addInitScript(withoutPrecommit);
  await visit.open("/pt/");
  await (await visit.addLink("/presentation/?a=1")).click();
  await visit.shows("/pt/apresentacao/", "/pt/apresentacao/?a=1");
  await visit.page.goBack();
  await visit.shows("/pt/");
  expect(visit.requests.documents()).toEqual(["/pt/"]);
});

/** The first of the tests of a visit opens its page. */
async function standsOnServices(): Promise<void> {
  if (new URL(visit.page.url()).pathname === "/en/services/") return;
  await visit.open("/en/services/");
  visit.requests.clear();
}

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
