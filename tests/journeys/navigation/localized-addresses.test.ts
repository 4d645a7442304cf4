import { expect, test } from "vitest";
import { withoutPrecommit } from "../../support/browser/browsers.ts";
import { siteVisitors } from "../../support/pages/site-visit.ts";

const visitor = siteVisitors();

// Which path each becomes: engine/pages/paths/match-path.test.ts, engine/client/navigation/addresses.test.ts; the intro at
// `/`: language.test.ts; links, where the navigation can be held back: ../other-sites/other-settings.test.ts.
test("[R20] a document without prefix gets it: no reload, no request, no flash (D1)", async () => {
  const visit = await visitor();
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

test("[R20] without navigations that can be held back, an unprefixed link lands on the prefixed path as well (D1)", async () => {
  const visit = await visitor();
  await visit.context.addInitScript(withoutPrecommit);
  await visit.open("/pt/");
  await (await visit.addLink("/presentation/?a=1")).click();
  await visit.shows("/pt/apresentacao/", "/pt/apresentacao/?a=1");
  await visit.page.goBack();
  await visit.shows("/pt/");
  expect(visit.requests.documents()).toEqual(["/pt/"]);
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
