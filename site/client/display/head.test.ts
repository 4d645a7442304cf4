import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { PageHead } from "../../page-data/page-data.ts";
import { HEAD_DEBOUNCE_MS } from "../constants.ts";
import { ORIGIN } from "../test-support/page-fixtures.ts";
import { applyHead, createHeadUpdater } from "./head.ts";

/** As much of an element as a head needs. */
class FakeElement {
  readonly localName: string;
  readonly attributes = new Map<string, string>();
  readonly changes: string[] = [];
  parent: FakeElement[] | undefined;

  constructor(localName: string, attributes: Readonly<Record<string, string>> = {}) {
    this.localName = localName;
    for (const [name, value] of Object.entries(attributes)) this.attributes.set(name, value);
  }

  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null;
  }

  setAttribute(name: string, value: string): void {
    this.changes.push(name);
    this.attributes.set(name, value);
  }

  remove(): void {
    this.parent?.splice(this.parent.indexOf(this), 1);
  }
}

/** A document whose head holds these managed elements, as its selector would find them. */
function fakeDocument(...elements: FakeElement[]) {
  for (const element of elements) element.parent = elements;
  const appendChild = (element: FakeElement) => {
    element.parent = elements;
    elements.push(element);
    return element;
  };
  const head = { querySelectorAll: () => [...elements], appendChild };
  const document = { title: "", head, createElement: (tag: string) => new FakeElement(tag) };
  const described = () =>
    elements.map(({ localName, attributes }) => [localName, ...attributes.values()].join(" ")).sort();
  return { document: document as unknown as Document, elements, described };
}

const list: PageHead = {
  title: "Blog 2",
  description: "News",
  canonical: "/en/blog/2/",
  alternates: [
    { hreflang: "en", path: "/en/blog/2/" },
    { hreflang: "x-default", path: "/fr/blog/2/" },
  ],
  previous: "/en/blog/",
};
const listElements = [
  `link alternate en ${ORIGIN}/en/blog/2/`,
  `link alternate x-default ${ORIGIN}/fr/blog/2/`,
  `link canonical ${ORIGIN}/en/blog/2/`,
  `link prev ${ORIGIN}/en/blog/`,
  "meta description News",
];
const lost: PageHead = { title: "Lost", description: "", canonical: "/en/404/", alternates: [], noindex: true };

describe("applyHead", () => {
  test("writes every element with its whole address", () => {
    const { document, described } = fakeDocument();
    applyHead(document, list, ORIGIN);
    expect(document.title).toBe("Blog 2");
    expect(described()).toEqual(listElements);
  });

  test("keeps what the server wrote, whatever its letters, and touches nothing that is right", () => {
    const description = new FakeElement("meta", { name: "Description", content: "News" });
    const canonical = new FakeElement("link", { rel: "canonical", href: `${ORIGIN}/en/` });
    const { document, elements } = fakeDocument(description, canonical);
    applyHead(document, list, ORIGIN);
    expect(elements.slice(0, 2)).toEqual([description, canonical]);
    expect(canonical.changes).toEqual(["href"]);
    expect(canonical.getAttribute("href")).toBe(`${ORIGIN}/en/blog/2/`);
  });

  test("twice is once", () => {
    const { document, elements, described } = fakeDocument();
    applyHead(document, list, ORIGIN);
    const before = [...elements];
    for (const element of before) element.changes.length = 0;
    applyHead(document, list, ORIGIN);
    expect(elements).toEqual(before);
    expect(elements.flatMap(({ changes }) => changes)).toEqual([]);
    expect(described()).toEqual(listElements);
  });

  test("removes what the next page has not, and duplicates", () => {
    const duplicate = new FakeElement("link", { rel: "canonical", href: "x" });
    const { document, described } = fakeDocument(duplicate, new FakeElement("link", { rel: "canonical", href: "y" }));
    applyHead(document, list, ORIGIN);
    expect(described()).toEqual(listElements);
    applyHead(document, lost, ORIGIN);
    expect(described()).toEqual(["meta description ", "meta robots noindex"]);
  });
});

describe("createHeadUpdater", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("carries out only the last of several updates, after the debounce", () => {
    const { document } = fakeDocument();
    const updater = createHeadUpdater(document);
    updater.update(list, ORIGIN);
    vi.advanceTimersByTime(HEAD_DEBOUNCE_MS - 1);
    updater.update(lost, ORIGIN);
    vi.advanceTimersByTime(HEAD_DEBOUNCE_MS - 1);
    expect(document.title).toBe("");
    vi.advanceTimersByTime(1);
    expect(document.title).toBe("Lost");
  });
});
