import { describe, expect, test } from "vitest";
import { withoutPrecommit } from "../../support/browser/browsers.ts";
import { body } from "../../support/browser/network-faults.ts";
import { oneSiteVisitor, siteVisitors } from "../../support/pages/site-visit.ts";
import { showsNotFound } from "./not-found-page.ts";

const visitor = siteVisitors();
const sameVisitor = oneSiteVisitor();

describe("the prefix of the language", () => {
  test.each([
    ["/", "/fr/"],
    ["/services/?a=1&b=%20#main", "/fr/services/"],
  ])("[R20] the document %s gets its prefix: no reload, no request, no flash (D1)", async (address, path) => {
    // To visitors in neither country, Home gives another number once their clock is known.
    const visit = await visitor({ timezoneId: "Europe/Paris" });
    await visit.context.addInitScript(noteChangesOfMain);
    const entries = await visit.page.evaluate(() => history.length);
    await visit.open(address);
    await visit.shows(path, address.replace(/^[^?#]*/, path));
    expect(visit.requests.documents()).toEqual([address.replace(/#.*/, "")]);
    expect(visit.requests.data()).not.toContain(path);
    expect(await visit.page.evaluate(() => (window as NotedChanges).changesOfMain)).toEqual([]);
    expect(await visit.page.evaluate(() => history.length)).toBe(entries + 1);
    expect(visit.errors).toEqual([]);
  });

  // Which path each becomes: match-path.test.ts.
  test("[R2] [R20] links without a prefix, inside the English pages, land on prefixed paths (D1)", async () => {
    const visit = await sameVisitor();
    await visit.open("/en/services/");
    for (const [href, path, address] of [
      ["/contact/?a=1#main", "/en/contact/", "/en/contact/?a=1#main"],
      ["/nouveau-site/", "/fr/nouveau-site/", "/fr/nouveau-site/"],
    ] as const) {
      await (await visit.addLink(href)).click();
      await visit.shows(path, address);
      await visit.page.goBack();
      await visit.shows("/en/services/");
    }
    expect(visit.requests.documents()).toEqual(["/en/services/"]);
  });

  test("[R20] a French address of a service, followed from an English page, ends at the service in English (D1)", async () => {
    const visit = await sameVisitor();
    await visit.open("/en/services/");
    await (await visit.addLink("/services/reseau-de-sante-europeen/?a=1")).click();
    await visit.shows("/en/services/european-health-network/", "/en/services/european-health-network/?a=1");
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
});

describe("addresses that lead elsewhere", () => {
  test("a link to the first page by its number replaces it by the list (D4)", async () => {
    const visit = await sameVisitor();
    await visit.open("/fr/services/");
    await (await visit.addLink("/fr/blog/1/?a=1")).click();
    await visit.shows("/fr/blog/", "/fr/blog/?a=1");
    expect(visit.requests.documents()).toEqual(["/fr/services/"]);
    await visit.page.goBack();
    await visit.shows("/fr/services/");
  });

  test("a host that serves the list under the first page's number: the client replaces the address (D4)", async () => {
    const visit = await sameVisitor();
    const list = await (await visit.page.request.get("/fr/blog/")).text();
    await visit.page.route("**/fr/blog/1/", body("text/html", list));
    await visit.open("/fr/blog/1/");
    await visit.shows("/fr/blog/");
    expect(visit.requests.documents()).toEqual(["/fr/blog/1/"]);
  });

  test("[R10] [R14] links to what does not exist are not found, in the language of their address, without a document (D4, D6, D23)", async () => {
    const visit = await sameVisitor();
    await visit.open("/en/services/");
    for (const [href, locale, address] of [
      ["/nothing/at/all/", "fr", "/nothing/at/all/"],
      ["/en/blog/99/", "en", "/en/blog/99/"],
    ] as const) {
      await (await visit.addLink(href)).click();
      await showsNotFound(visit, locale, address);
      await visit.page.goBack();
      await visit.shows("/en/services/");
    }
    expect(visit.requests.documents()).toEqual(["/en/services/"]);
  });

  test("[R14] [P3] a reload of a page that was not found changes nothing (D6, D23)", async () => {
    const visit = await sameVisitor();
    await visit.open("/en/services/");
    await (await visit.addLink("/pt/nada/")).click();
    await visit.page.locator("[data-requested-path]:not([hidden])").waitFor();
    const words = visit.page.locator("html, h1, main p, main a:not(#added)");
    const read = () =>
      words.evaluateAll((elements) => elements.map((element) => element.getAttribute("lang") ?? element.textContent));
    const before = await read();
    await visit.page.reload({ waitUntil: "commit" });
    await visit.hydrated();
    expect(await read()).toEqual(before);
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
      // Whether an office is open is said when the clock is known.
      const isState = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest("[data-open]");
      const others = records.filter(({ target }) => !isState(target));
      changes.push(...others.map(({ type, target }) => `${type} of ${target.nodeName}`));
    }).observe(main, { childList: true, characterData: true, subtree: true });
  });
}
