import { describe, expect, test } from "vitest";
import type { Locale } from "../../i18n/language.ts";
import type { PostFacts } from "../model/content.ts";
import { formatProblem } from "../source/problem.ts";
import { addressSources, pageAddress, postFacts } from "../test-support/post-facts.ts";
import { readPublishedList } from "./published-list.ts";
import { type AddressSources, checkAddresses, otherAddresses } from "./site-addresses.ts";

const post = (locale: Locale, slug: string, old: readonly string[], more: Partial<PostFacts> = {}) =>
  postFacts(slug, locale, { oldAddresses: old.map((path, index) => ({ path, line: index + 4 })), ...more });
const listed = (...paths: readonly string[]) => ({
  published: readPublishedList(paths.map((path) => `${path}\n`).join("")),
});
const answers = (from: AddressSources) => otherAddresses(from, false);

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

  test("[R21] what was put online and no text has any more is gone, in every form; what never was is not", () => {
    const over = post("en", "offer", ["/en/deal/"], { expires: "2026-11-22", tags: ["finance"] });
    expect(
      answers(addressSources([over], listed("/fr/adieu/", "/en/deal/", "/en/offer/", "/en/tag/finance/"))),
    ).toEqual({
      redirects: {},
      gone: ["/adieu/", "/en/deal/", "/en/offer/", "/en/tag/finance/", "/fr/adieu/"],
    });
    expect(answers(addressSources([over])).gone).toEqual([]);
  });

  test("a page, an old address, a draft and a post to come, each with its tag, are not gone (D43)", () => {
    const posts = [
      post("fr", "ici", ["/fr/ancien/"]),
      post("fr", "brouillon", ["/fr/avant/"], { draft: true }),
      post("fr", "demain", [], { date: "2027-01-01", tags: ["finance"] }),
    ];
    const online = ["ici", "ancien", "brouillon", "avant", "demain", "tag/finance"].map((word) => `/fr/${word}/`);
    expect(answers(addressSources(posts, listed(...online))).gone).toEqual([]);
  });

  test("a withdrawn post's address may lead to the one that took its place", () => {
    const over = post("en", "offer-2026", [], { expires: "2026-11-22" });
    const next = post("en", "offer-2027", ["/en/offer-2026/"]);
    expect(answers(addressSources([over, next], listed("/en/offer-2026/")))).toMatchObject({
      redirects: { "/en/offer-2026/": "/en/offer-2027/" },
      gone: [],
    });
  });

  test("a page that is a draft, and its old addresses, answer nothing, and are not gone (D43)", () => {
    const redirects = [{ path: "/fr/offre/", to: "/fr/tarifs/", file: "pages/tarifs/fr.md", line: 5 }];
    const list = listed("/fr/tarifs/", "/fr/offre/");
    const now = (draft: boolean) => addressSources([], { pages: [pageAddress("tarifs", draft)], redirects, ...list });
    expect(answers(now(true))).toEqual({ redirects: {}, gone: [] });
    expect(otherAddresses(now(true), true).redirects).toEqual(answers(now(false)).redirects);
    expect(answers(now(false)).redirects).toMatchObject({ "/fr/offre/": "/fr/tarifs/" });
  });

  test("nothing leads to a post that is not public, nor to a tag without posts", () => {
    const hidden = [post("en", "a", ["/en/x/"], { draft: true }), post("en", "b", ["/en/y/"], { date: "2027-01-01" })];
    const redirects = [{ path: "/en/tag/money/", to: "/en/tag/finance/", file: "tags.yaml", line: 2 }];
    expect(answers(addressSources(hidden, { redirects }))).toEqual({ redirects: {}, gone: [] });
  });
});

describe("an address that two things claim", () => {
  const problems = (from: AddressSources) =>
    checkAddresses(from, []).map((problem) => formatProblem(problem, "en").split(" → ")[0]);

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
        `posts/fr/b.md:4: The old address ${again} is that of posts/fr/a.md.`,
      ]);
    expect(problems(addressSources([post("fr", "a", ["/fr/x/", "/x/"])]))).toEqual([]);
  });

  test("the page itself: an old address leads to a page, so none can lead to an old address", () => {
    expect(problems(addressSources([post("fr", "a", ["/a/"])]))).toEqual([
      "posts/fr/a.md:4: The old address /a/ is that of posts/fr/a.md.",
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
