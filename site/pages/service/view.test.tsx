import { describe, expect, test } from "vitest";
import { renderInLocale } from "../../test-support/render-in-locale.tsx";
import type { ServiceContent } from "./page.ts";
import { Page } from "./view.tsx";

const part = (heading: string) => ({ heading: [heading] });
const least: ServiceContent = {
  seed: "painel-1",
  name: "Service",
  heading: ["Service"],
  lead: ["Lead"],
  plain: { ...part("Plain"), text: [] },
  tasks: { ...part("Tasks"), items: [] },
  people: { ...part("People"), items: [] },
  steps: { ...part("Steps"), items: [] },
  time: { ...part("Time"), text: [] },
  bring: { ...part("Bring"), items: [] },
  questions: { ...part("Questions"), items: [] },
  call: { ...part("Call"), text: ["Text"], button: "Write" },
  answering: [],
  others: { ...part("Others"), doors: [] },
};

const shown = (changes: Partial<ServiceContent>) => renderInLocale("en", <Page content={{ ...least, ...changes }} />);

/** Where the links of the list of contents lead, and the bands that are there. */
function bands(html: string) {
  const found = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, id]) => id);
  return { linked: found(/<a href="#(_\w+)"/g), there: found(/<section id="(_\w+)"/g) };
}

test("a service without price, case, limits, people and other services has no empty band, heading or link for them", () => {
  const html = shown({});
  const { linked, there } = bands(html);
  expect(there).toEqual(["_plain", "_tasks", "_people", "_steps", "_time", "_bring", "_questions"]);
  expect(linked).toEqual(there);
  expect(html).not.toMatch(/Others|<table|aria-label="people|class="sign"|<div><\/div>/);
});

test("with all of them, each has its link, and what is done stands before what is not", () => {
  const row = { what: ["Call"], from: ["free"], isPriced: false, included: ["Advice"] };
  const span = { weeks: 1, title: ["Listen"], text: ["A call."] };
  const { linked, there } = bands(
    shown({
      limits: { ...part("Limits"), items: [["No audit"]] },
      price: { ...part("Price"), rows: [row], month: undefined },
      story: { ...part("Story"), spans: [span], result: ["Done."] },
    }),
  );
  expect(linked).toEqual(there);
  expect(there.indexOf("_limits")).toBe(there.indexOf("_tasks") + 1);
  expect(there).toEqual(expect.arrayContaining(["_price", "_story"]));
});

test("a price says from what it begins, what is free does not; a month is shown with its sum", () => {
  const row = { what: ["Call"], from: ["free"], isPriced: false, included: ["Advice"] };
  const rows = [row, { ...row, what: ["Visit"], from: ["€180"], isPriced: true }];
  const month = { title: ["A month"], items: [{ what: ["Help"], amount: "€400" }], total: "€540" };
  const prices = (html: string) => /<section id="_price".*?<\/section>/s.exec(html)?.[0] ?? "";
  const html = prices(shown({ price: { ...part("Price"), rows, month } }));
  expect(html.match(/price-from/g)).toHaveLength(1);
  expect(html).toMatch(/€400.*price-total.*€540/s);
  expect(prices(shown({ price: { ...part("Price"), rows, month: undefined } }))).not.toMatch(/<table|<div/);
});

test("the wall of the head comes first, but beside portraits only once it is seen: a phone hides it there", () => {
  const wallOf = (html: string) => /<img[^>]*painel-1-6x4[^>]*>/.exec(html)?.[0];
  const portrait = { initials: "AB", seed: "painel-2" };
  const answering = [{ name: "Ana", role: "Adviser", portrait }] as unknown as ServiceContent["answering"];
  expect(wallOf(shown({}))).toContain('fetchPriority="high"');
  expect(wallOf(shown({ answering }))).toContain('loading="lazy"');
});

describe("a case", () => {
  test.each([1, 8])("of %i spans is a viaduct of as many arches", (count) => {
    const spans = Array.from({ length: count }, (_, index) => ({
      weeks: 1 + index ** 2,
      title: [`Span ${index}`],
      text: ["Text."],
    }));
    const page = shown({ story: { ...part("Case"), spans, result: ["Done."] } });
    const html = /<section id="_story".*?<\/section>/s.exec(page)?.[0] ?? "";
    const outline = / d="([^"]*)"/.exec(html)?.[1] ?? "";
    // Each arch is two curves.
    expect(outline.match(/Q/g)).toHaveLength(2 * count);
    expect(html).not.toMatch(/NaN|Infinity|undefined/);
    expect(html.match(/<li>/g)).toHaveLength(count);
  });
});
