import { expect, test } from "vitest";
import type { Pagination, PostSummary } from "#engine/pages/data/summaries.ts";
import { renderInLocale } from "../../test-support/render-in-locale.tsx";
import { Page as TagsPage } from "../tags/view.tsx";
import { Page } from "./view.tsx";

const head = { heading: ["News"], lead: ["Lead"] };

test("before the first post the lists of posts and of tags say so, and have nothing to press or to filter", () => {
  const list = { posts: [], tags: [], pagination: { page: 1, count: 1, links: [] } };
  for (const page of [
    <Page key="posts" content={{ ...head, ...list }} />,
    <TagsPage key="tags" content={{ ...head, tags: [] }} />,
  ]) {
    const html = renderInLocale("en", page);
    expect(html).toContain("posts.none");
    expect(html).not.toMatch(/<a |<ul|<nav/);
  }
});

// Neighbours and numbers: tests/built/blog.test.ts.
/** The navigation between the pages of a list; nothing where there is none. */
function pagination(shown: Pagination): string {
  const posts = [
    { path: "/fr/a/", title: ["A"], tags: [], locale: "fr", date: "2026-01-01", description: "" },
  ] as unknown as PostSummary[];
  const html = renderInLocale("fr", <Page content={{ ...head, posts, tags: [], pagination: shown }} />);
  return /<nav[^>]*"pagination\.label".*<\/nav>/s.exec(html)?.[0] ?? "";
}

test("a list of one page has no pagination", () => {
  const links = [{ page: 1, path: "/fr/blog/" }];
  expect(pagination({ page: 1, count: 1, links })).toBe("");
});

test("omitted page numbers leave an ellipsis that is hidden from screen readers", () => {
  const numbered = [1, 4, 5, 6, 9].map((page) => ({ page, path: `/fr/blog/${page}/` }));
  const html = pagination({ page: 5, count: 9, links: numbered });
  expect(html.replace(/<a [^>]*>|<\/a>/g, "")).toContain(
    '<li>1</li><li aria-hidden="true">…</li><li>4</li><li>5</li><li>6</li><li aria-hidden="true">…</li><li>9</li>',
  );
});
