import { describe, expect, test } from "vitest";
import { withoutPrecommit } from "../../support/browser/browsers.ts";
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

  test("[P11] of navigations in quick succession only the last reaches it", async () => {
    const visit = await visitor();
    await visit.context.addInitScript(withoutPrecommit);
    await visit.open("/en/");
    await visited(visit, ["/en/services/", "/en/contact/", "/en/blog/", "/en/"]);
    await visit.page.evaluate(noteTitles);
    await visit.page.evaluate(() => {
      for (const path of ["/en/services/", "/en/contact/", "/en/blog/"]) {
        document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)?.click();
      }
    });
    await visit.shows("/en/blog/");
    const { title } = await builtPage("/en/blog/");
    expect(await visit.page.evaluate(() => (window as NotedTitles).titles)).toEqual([title]);
    expect(await headOf(visit)).toEqual(await headOfDocument("/en/blog/"));
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
    const visit = await sameVisitor();
    await visit.open("/en/");
    await (await visit.addLink("/pt/nothing/")).click();
    const robots = visit.page.locator("meta[name=robots]");
    await expect.poll(() => robots.count()).toBe(1);
    expect(await robots.getAttribute("content")).toBe("noindex");
    expect(await visit.page.locator("link[rel=canonical], link[hreflang]").count()).toBe(0);
    await expect.poll(() => headOf(visit)).toEqual(await headOfDocument("/pt/404.html"));
    await visit.page.goBack();
    await visit.shows("/en/");
    expect(await robots.count()).toBe(0);
    expect(await headOf(visit)).toEqual(await headOfDocument("/en/"));
  });
});

interface NotedTitles extends Window {
  readonly titles?: readonly string[];
}

/** Runs in the browser: notes each change of the title. */
function noteTitles(): void {
  const titles: string[] = [];
  Object.assign(window, { titles });
  const title = document.querySelector("head > title");
  if (title)
    new MutationObserver(() => titles.push(document.title)).observe(title, {
      childList: true,
      subtree: true,
      characterData: true,
    });
}

async function visited(visit: SiteVisit, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await (await visit.addLink(path)).click();
    await visit.shows(path);
  }
}

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
