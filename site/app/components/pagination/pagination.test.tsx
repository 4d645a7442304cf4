import { expect, test } from "vitest";
import { renderInLocale } from "../../testing/render-in-locale.tsx";
import { Pagination } from "./pagination.tsx";

const paths = ["/fr/blog/", "/fr/blog/2/", "/fr/blog/3/"];

function links(page: number): string[] {
  const html = renderInLocale("fr", <Pagination pagination={{ page, paths }} />);
  return [...html.matchAll(/<a ([^>]*)>/g)].map(([, attributes]) => attributes ?? "");
}

test("a page in the middle links to its neighbours and to every page (ruling D4)", () => {
  const found = links(2);
  expect(found[0]).toMatch(/href="\/fr\/blog\/" rel="prev"/);
  expect(found.slice(1, 4).map((link) => /href="([^"]*)"/.exec(link)?.[1])).toEqual(paths);
  expect(found.filter((link) => link.includes('aria-current="page"'))).toEqual([found[2]]);
  expect(found[4]).toMatch(/href="\/fr\/blog\/3\/" rel="next"/);
});

test("the first page has no previous one, the last no next one", () => {
  expect(links(1).some((link) => link.includes('rel="prev"'))).toBe(false);
  expect(links(3).some((link) => link.includes('rel="next"'))).toBe(false);
});

test("a list of one page has no pagination", () => {
  expect(renderInLocale("fr", <Pagination pagination={{ page: 1, paths: ["/fr/blog/"] }} />)).toBe("");
});
