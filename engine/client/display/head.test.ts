import { JSDOM } from "jsdom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { HEAD_SELECTOR, STRUCTURED_DATA_POLICY } from "../../pages/data/head-elements.ts";
import type { PageHead } from "../../pages/data/page-data.ts";
import { HEAD_DEBOUNCE_MS } from "../common/constants.ts";
import { localeDataFixture, ORIGIN } from "../test-support/page-fixtures.ts";
import { createHeadUpdater } from "./head.ts";

const data = localeDataFixture("en");
const list: PageHead = {
  title: "Blog 2",
  description: "News",
  canonical: "/en/blog/2/",
  alternates: [
    { hreflang: "en", path: "/en/blog/2/" },
    { hreflang: "pt", path: "/pt/blog/2/" },
    { hreflang: "x-default", path: "/fr/blog/2/" },
  ],
  previous: "/en/blog/",
  image: { href: "/card.png", alt: "A card" },
  structuredData: [{ "@type": "WebSite", name: "</script>" }],
};
const lost: PageHead = { title: "Lost", description: "", canonical: "/en/404/", alternates: [], noindex: true };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A document with these elements in its head, its updater, and the way to make its head that of a page at once. */
function documentWith(head = "", globals = {}) {
  const { window } = new JSDOM(`<!doctype html><html><head>${head}</head></html>`);
  const updater = createHeadUpdater(Object.assign(window, globals) as unknown as Window);
  const show = (page: PageHead) => {
    updater.update(page, data);
    vi.advanceTimersByTime(HEAD_DEBOUNCE_MS);
  };
  return { document: window.document, updater, show };
}

/** What the head says of the page, in the order of the document. */
function said(document: Document): string[] {
  return [...document.head.querySelectorAll(HEAD_SELECTOR)].map((element) =>
    [element.localName, ...[...element.attributes].map(({ value }) => value), element.textContent].join(" ").trim(),
  );
}

describe("the head of a document", () => {
  test("[L4] writes everything that is said of a page, with whole addresses", () => {
    const { document, show } = documentWith();
    show(list);
    expect(document.title).toBe("Blog 2");
    expect(said(document)).toEqual([
      "meta description News",
      `link canonical ${ORIGIN}/en/blog/2/`,
      `link alternate en ${ORIGIN}/en/blog/2/`,
      `link alternate pt ${ORIGIN}/pt/blog/2/`,
      `link alternate x-default ${ORIGIN}/fr/blog/2/`,
      `link prev ${ORIGIN}/en/blog/`,
      "link alternate application/atom+xml Feed /en/feed.xml",
      "meta og:site_name Passerelle",
      "meta og:type website",
      "meta og:title Blog 2",
      "meta og:description News",
      `meta og:url ${ORIGIN}/en/blog/2/`,
      `meta og:image ${ORIGIN}/card.png`,
      "meta og:image:width 1200",
      "meta og:image:height 630",
      "meta og:image:alt A card",
      "meta og:locale en_GB",
      "meta og:locale:alternate pt_PT",
      'script application/ld+json {"@type":"WebSite","name":"\\u003c/script>"}',
    ]);
  });

  test("leaves alone what is right, and everything that is not its own", () => {
    const { document, show } = documentWith(
      '<meta name="viewport"><META content="News" NAME="description"><link rel="icon">',
    );
    const [viewport, description, icon] = document.head.children;
    show(list);
    expect([...document.head.children].slice(0, 3)).toEqual([viewport, description, icon]);
  });

  test("twice is once", () => {
    const { document, show } = documentWith();
    show(list);
    const before = [...document.head.children];
    show(list);
    expect([...document.head.children]).toEqual(before);
  });

  test("removes what the next page has not, and duplicates", () => {
    const { document, show } = documentWith(
      '<meta name="description" content="News"><meta name="description" content="News">',
    );
    show(list);
    const whole = said(document);
    expect(new Set(whole).size).toBe(whole.length);
    show(lost);
    expect(said(document).filter((line) => !/ og:|atom/.test(line))).toEqual([
      "meta description",
      "meta robots noindex",
    ]);
    show(list);
    expect(said(document).sort()).toEqual(whole.sort());
  });
});

test("[P11] carries out only the last of several updates, 10 ms after it", () => {
  const { document, updater } = documentWith();
  updater.update(list, data);
  vi.advanceTimersByTime(9);
  updater.update(lost, data);
  vi.advanceTimersByTime(9);
  expect(document.title).toBe("");
  vi.advanceTimersByTime(1);
  expect(document.title).toBe("Lost");
});

test("where the browser has Trusted Types, schema.org data goes through a policy that takes JSON alone", () => {
  const createPolicy = vi.fn((_name: string, { createScript }: { createScript(json: string): string }) => ({
    createScript: (json: string) => `trusted ${createScript(json)}`,
  }));
  const { document, show } = documentWith("", { trustedTypes: { createPolicy } });
  show(list);
  expect(document.scripts[0]?.textContent).toMatch(/^trusted \{"@type"/);
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual([STRUCTURED_DATA_POLICY]);
  expect(() => createPolicy.mock.calls[0]?.[1].createScript("alert(1)")).toThrow(SyntaxError);
});
