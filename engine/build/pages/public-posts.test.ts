import { describe, expect, test } from "vitest";
import type { Post } from "../../content/model/content.ts";
import { numberedPages, paginate } from "../../content/model/paginate.ts";
import type { TagLabels } from "../../content/model/site-schema.ts";
import { postFacts } from "../../content/test-support/post-facts.ts";
import { translation } from "../../pages/paths/test-support/translation.ts";
import { publicPosts } from "./public-posts.ts";
import { relatedPosts } from "./site-pages.ts";

const post = (slug: string, locale: Post["locale"], more: Partial<Post> = {}): Post => ({
  minutes: 1,
  body: [],
  media: [],
  ...postFacts(slug, locale, more),
});

const content = (posts: readonly Post[]) => ({
  translation,
  posts,
  tags: { company: {}, finance: {}, health: {} } as unknown as TagLabels,
});

describe("published posts", () => {
  test("lists only the tags that a post has", () => {
    expect(publicPosts(content([post("a", "fr")])).tags).toEqual(["company"]);
  });

  test("lists a tag's posts of the language first, then one version of those it lacks (D5)", () => {
    const posts = publicPosts(
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

  test("knows the language versions of a post", () => {
    const posts = publicPosts(content([post("a", "fr", { key: "k" }), post("b", "en", { key: "k" })]));
    expect(Object.keys(posts.versions("k"))).toEqual(["fr", "en"]);
  });

  test("relates posts by their shared tags", () => {
    const [first, ...others] = [
      post("a", "fr", { tags: ["health", "finance"] }),
      post("b", "fr", { tags: ["company"] }),
      post("c", "fr", { tags: ["health"] }),
      post("d", "fr", { tags: ["health", "finance"] }),
      post("e", "fr", { tags: [] }),
    ] as const;
    const related = relatedPosts(first, publicPosts(content([first, ...others])));
    expect(related.map(({ slug }) => slug)).toEqual(["d", "c", "b"]);
  });
});

describe("posts to read next", () => {
  const yearly = (count: number) => Array.from({ length: count }, (_, index) => post(`p${index}`, "fr"));

  test("are the nearest in time, so that a new post changes no page but its neighbours’", () => {
    const posts = yearly(60);
    const related = (all: readonly Post[]) => (one: Post) => relatedPosts(one, publicPosts(content(all)));
    const earlier = related(posts);
    const later = related([post("new", "fr"), ...posts]);
    const changed = posts.filter((one) => String(earlier(one).map(slugOf)) !== String(later(one).map(slugOf)));
    expect(earlier(posts[30] as Post).map(slugOf)).toEqual(["p31", "p29", "p32"]);
    expect(changed.map(slugOf)).toEqual(["p0"]);
  });
});

function slugOf({ slug }: { readonly slug: string }): string {
  return slug;
}

describe("pages of a list (D4)", () => {
  test("hold six posts each, and an empty list is one page", () => {
    expect(paginate([1, 2, 3, 4, 5, 6, 7])).toEqual([[1, 2, 3, 4, 5, 6], [7]]);
    expect(paginate([1, 2, 3, 4, 5, 6])).toHaveLength(1);
    expect(paginate([])).toEqual([[]]);
  });

  test("link to all of a short list, to some of a long one, however long", () => {
    expect(numberedPages(2, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(numberedPages(50, 120)).toEqual([1, 40, 48, 49, 50, 51, 52, 60, 120]);
    expect(numberedPages(120, 120)).toEqual([1, 20, 110, 118, 119, 120]);
    expect(numberedPages(5000, 10_000).length).toBeLessThan(15);
  });
});
