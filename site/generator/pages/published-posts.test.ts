import { describe, expect, it } from "vitest";
import type { Content, Post } from "../content/content.ts";
import { paginate } from "./paginate.ts";
import { publishedPosts, relatedPosts } from "./published-posts.ts";

const post = (slug: string, locale: Post["locale"], more: Partial<Post> = {}): Post => ({
  file: `posts/${locale}/${slug}.md`,
  locale,
  slug,
  key: slug,
  title: [slug],
  description: slug,
  date: "2026-01-01",
  tags: ["company"],
  draft: false,
  minutes: 1,
  body: [],
  ...more,
});

const content = (posts: readonly Post[]): Content =>
  ({ posts, tags: { company: {}, finance: {}, health: {} } }) as unknown as Content;

describe("published posts", () => {
  it("leaves drafts out of every list, unless previewing", () => {
    const all = content([post("a", "fr"), post("b", "fr", { draft: true, tags: ["finance"] })]);
    expect(
      publishedPosts(all)
        .in("fr")
        .map(({ slug }) => slug),
    ).toEqual(["a"]);
    expect(publishedPosts(all).tags).toEqual(["company"]);
    expect(publishedPosts(all, { drafts: true }).tags).toEqual(["company", "finance"]);
  });

  it("D5 lists a tag's posts of the language first, then one version of those it lacks", () => {
    const posts = publishedPosts(
      content([
        post("only-pt", "pt", { key: "x" }),
        post("both-en", "en", { key: "y" }),
        post("both-pt", "pt", { key: "y" }),
        post("own", "fr", { key: "z" }),
        post("own-en", "en", { key: "z" }),
      ]),
    );
    expect(posts.tagged("company", "fr").map(({ slug }) => slug)).toEqual(["own", "only-pt", "both-en"]);
    expect(posts.tagged("company", "pt").map(({ slug }) => slug)).toEqual(["only-pt", "both-pt", "own"]);
  });

  it("knows the language versions of a post", () => {
    const posts = publishedPosts(content([post("a", "fr", { key: "k" }), post("b", "en", { key: "k" })]));
    expect(Object.keys(posts.versions("k"))).toEqual(["fr", "en"]);
  });

  it("relates posts by their shared tags", () => {
    const [first, ...others] = [
      post("a", "fr", { tags: ["health", "finance"] }),
      post("b", "fr", { tags: ["company"] }),
      post("c", "fr", { tags: ["health"] }),
      post("d", "fr", { tags: ["health", "finance"] }),
      post("e", "fr", { tags: [] }),
    ] as const;
    const related = relatedPosts(first, publishedPosts(content([first, ...others])));
    expect(related.map(({ slug }) => slug)).toEqual(["d", "c", "b"]);
  });
});

describe("D4 pages of a list", () => {
  it("hold six posts each, and an empty list is one page", () => {
    expect(paginate([1, 2, 3, 4, 5, 6, 7])).toEqual([[1, 2, 3, 4, 5, 6], [7]]);
    expect(paginate([1, 2, 3, 4, 5, 6])).toHaveLength(1);
    expect(paginate([])).toEqual([[]]);
  });
});
