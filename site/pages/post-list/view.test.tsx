import { expect, test } from "vitest";
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
