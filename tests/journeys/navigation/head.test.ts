import { describe, expect, test } from "vitest";
import { oneOfEach } from "../../support/pages/every-template.ts";
import { type SiteVisit, siteVisitors } from "../../support/pages/site-visit.ts";
import { builtDocument, parseHtml } from "../../support/setup/documents.ts";

const visitor = siteVisitors();
/** Everything that a head says but where scripts and styles are. */
const HEAD = "head > :not(title, style, link[rel=modulepreload], script:not([type='application/ld+json']))";

/** Together they have each kind of fact that a head has; each template's own facts: ../../built/head.test.ts. */
const TEMPLATES = ["service", "blog list", "article", "contact"];

// When it changes, and that of several updates in quick succession only the last is carried out: engine/client/display/head.test.ts.
describe("the head of the document", () => {
  test("[L4] [P11] is the same whether a page was opened as a document or reached by links, with all that the head of a page has", async () => {
    const visit = await visitor({ reducedMotion: "reduce" });
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
    const visit = await visitor({ reducedMotion: "reduce" });
    await visit.open("/fr/");
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
