import { describe, expect, test } from "vitest";
import type { Locale } from "../../i18n/language.ts";
import type { PostFacts } from "../model/content.ts";
import { shownPosts } from "../model/visibility.ts";
import { formatProblem } from "../source/problem.ts";
import { addressSources, postFacts, TODAY } from "../test-support/post-facts.ts";
import { checkAddresses, isPublicByItself } from "./check-addresses.ts";
import { type AddressSources, knownPaths, otherAddresses } from "./site-addresses.ts";

const post = (locale: Locale, slug: string, old: readonly string[], more: Partial<PostFacts> = {}) =>
  postFacts(slug, locale, { oldAddresses: old.map((path, index) => ({ path, line: index + 4 })), ...more });
const gone = (...paths: readonly string[]) => paths.map((path, index) => ({ path, line: index + 1 }));
const answers = (from: AddressSources) =>
  otherAddresses(from, shownPosts(from.posts, { today: TODAY, drafts: false }, from.translation as never));

describe("what answers at other addresses than a page's", () => {
  test("old addresses in every form lead to their pages", () => {
    const posts = [post("fr", "nouveau", ["/fr/ancien/"]), post("en", "new", ["/en/old/", "/old.html"])];
    const redirects = [{ path: "/fr/tag/argent/", to: "/fr/blog/", file: "pages/blog/fr.md", line: 5 }];
    expect(answers(addressSources(posts, { redirects })).redirects).toEqual({
      "/fr/ancien/": "/fr/nouveau/",
      "/ancien/": "/fr/nouveau/",
      "/en/old/": "/en/new/",
      "/old.html": "/en/new/",
      "/fr/tag/argent/": "/fr/blog/",
      "/tag/argent/": "/fr/blog/",
    });
  });

  test("what is gone is gone in every form; so is a post after its last day, with its old addresses and its tag's pages", () => {
    const over = post("en", "offer", ["/en/deal/"], { expires: "2026-11-22", tags: ["finance"] });
    expect(answers(addressSources([over], { gone: gone("/fr/adieu/") }))).toEqual({
      redirects: {},
      gone: [
        ...["/adieu/", "/en/deal/", "/en/offer/", "/en/tag/finance/"],
        ...["/fr/adieu/", "/fr/tag/finance/", "/pt/tag/finance/", "/tag/finance/"],
      ],
    });
  });

  test("a withdrawn post's address may lead to the one that took its place", () => {
    const over = post("en", "offer-2026", [], { expires: "2026-11-22" });
    const next = post("en", "offer-2027", ["/en/offer-2026/"]);
    expect(answers(addressSources([over, next]))).toMatchObject({
      redirects: { "/en/offer-2026/": "/en/offer-2027/" },
      gone: [],
    });
  });

  test("nothing leads to a post that is not public, nor to a tag without posts", () => {
    const hidden = [post("en", "a", ["/en/x/"], { draft: true }), post("en", "b", ["/en/y/"], { date: "2027-01-01" })];
    const redirects = [{ path: "/en/tag/money/", to: "/en/tag/finance/", file: "tags.yaml", line: 2 }];
    expect(answers(addressSources(hidden, { redirects }))).toEqual({ redirects: {}, gone: [] });
  });
});

describe("an address that two things claim", () => {
  const problems = (from: AddressSources) =>
    checkAddresses(
      from,
      knownPaths(
        from.posts.filter((one) => isPublicByItself(one, TODAY)),
        from,
        [],
      ),
    ).map((problem) => formatProblem(problem, "en").split(" → ")[0]);

  test.each([
    ["/fr/contact/", "a page of the site"],
    ["/contact/", "a page of the site"],
    ["/fr/blog/1/", "a page of the site"],
    ["/fr/blog/99/", "a page of the site"],
    ["/fr/tag/finance/7/", "a page of the site"],
    ["/en/feed.xml", "a page of the site"],
    ["/fr/b/", "posts/fr/b.md"],
    ["/b/", "posts/fr/b.md"],
    ["/robots.txt", "the site"],
    ["/assets/x.js", "the site"],
    ["/api/contact", "the site"],
    ["/fr/404.html", "the site"],
  ])("the old address %s belongs to %s", (path, owner) => {
    const posts = [post("fr", "a", ["/fr/x/", path]), post("fr", "b", [], { tags: ["finance"] })];
    const said = owner === "the site" ? "is kept for the site itself." : `is that of ${owner}.`;
    expect(problems(addressSources(posts))).toEqual([`posts/fr/a.md:5: The old address ${path} ${said}`]);
  });

  test("two posts, in any form of the address", () => {
    for (const again of ["/fr/x/", "/x/", "/fr/X/"])
      expect(problems(addressSources([post("fr", "a", ["/fr/x/"]), post("fr", "b", [again])]))).toEqual([
        `posts/fr/b.md:4: The old address ${again} is in posts/fr/a.md too.`,
      ]);
    expect(problems(addressSources([post("fr", "a", ["/fr/x/", "/x/"])]))).toEqual([]);
  });

  test("the page itself: an old address leads to a page, so none can lead to an old address", () => {
    expect(problems(addressSources([post("fr", "a", ["/a/"])]))).toEqual([
      "posts/fr/a.md:4: The old address /a/ is that of posts/fr/a.md.",
    ]);
  });

  test("what gone.yaml names is a page, an old address, or there twice", () => {
    const posts = [post("fr", "a", ["/fr/x/"]), post("fr", "b", [], { draft: true })];
    expect(problems(addressSources(posts, { gone: gone("/fr/a/", "/x/", "/fr/y/", "/y/", "/fr/b/") }))).toEqual([
      "gone.yaml:1: /fr/a/ is the address of posts/fr/a.md: it is not gone.",
      "gone.yaml:2: /x/ is an old address of posts/fr/a.md: it is not gone.",
      "gone.yaml:4: /y/ is in the list already.",
    ]);
  });

  test("an article to come, which would stop the build of its day; the addresses of drafts and withdrawn posts are free", () => {
    const claims = post("fr", "a", ["/fr/coming/", "/fr/draft/", "/fr/over/"]);
    const posts = [
      claims,
      post("fr", "coming", [], { date: "2027-01-01" }),
      post("fr", "draft", [], { draft: true }),
      post("fr", "over", [], { expires: "2026-11-22" }),
    ];
    expect(problems(addressSources(posts))).toEqual([
      "posts/fr/a.md:4: The old address /fr/coming/ is that of posts/fr/coming.md.",
    ]);
  });
});
