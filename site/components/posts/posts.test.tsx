import { expect, test } from "vitest";
import type { PostSummary } from "#engine/pages/data/summaries.ts";
import { renderInLocale } from "../../test-support/render-in-locale.tsx";
import { PostCard, PostGrid } from "./posts.tsx";

const post: PostSummary = {
  seed: "new-website",
  path: "/en/new-website/",
  locale: "en",
  title: ["A new ", { type: "strong", children: ["website"] }],
  description: "What it changes.",
  date: "2026-11-03",
  tags: [{ id: "company", label: "Company news", path: "/en/tag/company/" }],
};

const posts = (count: number) => Array.from({ length: count }, (_, index) => ({ ...post, path: `/en/post-${index}/` }));

test("a card shows the date, the title, the description, the tags and a link", () => {
  const card = renderInLocale("en", <PostCard post={post} level={2} wall="later" />);
  expect(card).toContain('<time dateTime="2026-11-03">3 November 2026</time>');
  expect(card).toMatch(/<h2[^>]*>A new website<\/h2>/);
  expect(card.match(/<a /g)).toHaveLength(1);
  expect(card).toMatch(/<a [^>]*href="\/en\/new-website\/"/);
  expect(card).toContain("What it changes.");
  expect(card).toContain("Company news");
  expect(card).toContain("posts.read-more<span");
  expect(card).not.toContain("lang=");
});

test("a post in another language is marked with it, in words and in `lang` (D5)", () => {
  const card = renderInLocale("pt", <PostCard post={{ ...post, language: "inglês" }} level={3} wall="none" />);
  expect(card).toMatch(/<h3[^>]* lang="en">/);
  expect(card).toContain(`hrefLang="en"`);
  expect(card).toContain("posts.in-language inglês");
});

test("the first wall of a list of posts does not wait for the layout; those below wait until they come near", () => {
  const list = renderInLocale("en", <PostGrid posts={posts(2)} level={2} />);
  expect(list.match(/<img[^>]*>/g)?.map((wall) => wall.includes("lazy"))).toEqual([false, true]);
  expect(renderInLocale("en", <PostGrid posts={posts(2)} level={3} />).match(/lazy/g)).toHaveLength(2);
});

test("a list of posts begins with three walls, and no later row has any", () => {
  const cards = renderInLocale("en", <PostGrid posts={posts(7)} level={2} />)
    .split("<article")
    .slice(1);
  expect(cards.map((card) => card.includes("<img"))).toEqual([true, true, true, false, false, false, false]);
});
