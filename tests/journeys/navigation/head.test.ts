import { describe, expect, test } from "vitest";
import { stopClock } from "../../support/browser/clock.ts";
import { oneOfEach } from "../../support/pages/every-template.ts";
import { builtPage } from "../../support/pages/page-facts.ts";
import { oneSiteVisitor, type SiteVisit, siteVisitors } from "../../support/pages/site-visit.ts";
import { builtDocument, parseHtml } from "../../support/setup/documents.ts";

const visitor = siteVisitors();
const sameVisitor = oneSiteVisitor();
/** Everything that a head says but where scripts and styles are. */
const HEAD = "head > :not(title, style, link[rel=modulepreload], script:not([type='application/ld+json']))";

/** Together they have each kind of fact that a head has; each template's own facts: ../../built/head.test.ts. */
const TEMPLATES = ["service", "blog list", "article", "contact"];

// Of several updates in quick succession only the last is carried out: engine/client/display/head.test.ts.
describe("the head of the document", () => {
  test("[P11] changes 10 ms after the page, at once as a whole", async () => {
    const visit = await visitor({ ownClock: true });
    await stopClock(visit.page);
    await visit.open("/en/");
    const before = await headOf(visit);
    await visit.link("/en/services/").click();
    const { heading, title } = await builtPage("/en/services/");
    await expect.poll(() => visit.page.locator("h1").textContent()).toBe(heading);
    await visit.page.clock.runFor(9);
    expect(await headOf(visit)).toEqual(before);
    await visit.page.clock.runFor(1);
    expect(await headOf(visit)).not.toEqual(before);
    expect(await visit.page.title()).toBe(title);
  });

  test("[L4] [P11] is the same whether a page was opened as a document or reached by links, with all that the head of a page has", async () => {
    const visit = await sameVisitor();
    await visit.open("/fr/");
    const paths = oneOfEach.filter(([template]) => TEMPLATES.includes(template)).map(([, path]) => path);
    for (const path of [...paths, "/fr/"]) {
      await (await visit.addLink(path)).click();
      await visit.shows(path);
      // The head follows the page by 10 ms, and two pages may have the same title.
      await expect.poll(() => headOf(visit), { message: path }).toEqual(await headOfDocument(path));
    }
    expect(visit.requests.documents()).toEqual(["/fr/"]);
    expect(visit.errors).toEqual([]);
  });

  test("[L4] [P3] [P11] of a page that is not found is that of its document, kept from search engines, and only that page", async () => {
    // Goes on where the test before has ended.
    const visit = await sameVisitor();
    await (await visit.addLink("/pt/nothing/")).click();
    const robots = visit.page.locator("meta[name=robots]");
    await expect.poll(() => robots.count()).toBe(1);
    expect(await robots.getAttribute("content")).toBe("noindex");
    expect(await visit.page.locator("link[rel=canonical], link[hreflang]").count()).toBe(0);
    await expect.poll(() => headOf(visit)).toEqual(await headOfDocument("/pt/404.html"));
    await visit.page.goBack();
    await visit.shows("/fr/");
    expect(await robots.count()).toBe(0);
    expect(await headOf(visit)).toEqual(await headOfDocument("/fr/"));
  });
});

/** The title, then everything else in alphabetical order. */
async function headOf({ page }: SiteVisit): Promise<readonly string[]> {
  return factsOf(parseHtml(await page.content()));
}

/** The same of the document that was built for a path. */
async function headOfDocument(path: string): Promise<readonly string[]> {
  return factsOf(await builtDocument(path));
}

function factsOf(document: Document): readonly string[] {
  const facts = [...document.querySelectorAll(HEAD)].map(({ localName, attributes, textContent }) =>
    [localName, ...[...attributes].map(({ name, value }) => `${name}=${value}`).sort(), textContent].join(" "),
  );
  return [document.title, ...facts.sort()];
}
