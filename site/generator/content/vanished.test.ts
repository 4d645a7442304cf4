import { expect, it } from "vitest";
import type { PostFacts } from "./content.ts";
import { acceptedList } from "./published-list.ts";
import type { AddressSources } from "./site-addresses.ts";
import { postFacts } from "./test-support/post-facts.ts";
import { vanishedAddresses } from "./vanished.ts";

const today = "2026-11-23";
const sources = (posts: readonly PostFacts[], more: Partial<AddressSources> = {}): AddressSources => ({
  ...{ posts, tags: ["finance"], aliases: [], gone: [], today },
  ...more,
});
const post = (slug: string, more: Partial<PostFacts> = {}) => postFacts(slug, "fr", { tags: ["finance"], ...more });
const stays = post("reste");
/** The list as it was with these posts. */
const listOf = (...posts: readonly PostFacts[]) => acceptedList("", sources(posts)).text;
const found = (list: string, now: AddressSources) =>
  vanishedAddresses(list, now, (file, start) => (file === "tags.yaml" ? 7 : start === "draft:" ? 5 : 3));

it("the list holds each page, post, tag, feed and old address once, sorted, and no numbered page", () => {
  const many = Array.from({ length: 9 }, (_, index) => post(`article-${index}`));
  const list = listOf(...many, post("neuf", { aliases: [{ path: "/old.html", line: 4 }] })).split("\n");
  for (const path of [
    "/fr/",
    "/pt/contact/",
    "/fr/blog/",
    "/en/feed.xml",
    "/fr/neuf/",
    "/pt/tag/finance/",
    "/old.html",
  ])
    expect(list).toContain(path);
  for (const path of ["/", "/fr/blog/2/", "/fr/tag/finance/2/", "/fr/404/"]) expect(list).not.toContain(path);
  expect(list.slice(0, -1)).toEqual([...new Set(list.slice(0, -1))].sort());
});

it("nothing is said while every address answers: with its page, a redirect, or 410", () => {
  const list = listOf(stays, post("ancien"), post("adieu"));
  const now = sources([stays, post("neuf", { aliases: [{ path: "/fr/ancien/", line: 4 }] })], {
    gone: [{ path: "/fr/adieu/", line: 1 }],
  });
  expect(found(list, now)).toEqual([]);
});

it("[R21] a renamed post is one finding, at its line of the list, with the line to write and the file to write it into", () => {
  const list = listOf(stays, post("facture-impayee"));
  const renamed = post("relancer-une-facture", { aliases: [{ path: "/old.html", line: 4 }] });
  const line = list.split("\n").indexOf("/fr/facture-impayee/") + 1;
  expect(found(list, sources([stays, renamed]))).toEqual([
    {
      file: "published.txt",
      line,
      message: "the address /fr/facture-impayee/ was published, and answers nothing any more",
      fix: 'if its page has another address now, write “aliases: ["/old.html", "/fr/facture-impayee/"]” into posts/fr/relancer-une-facture.md; if it is gone for good, write “- /fr/facture-impayee/” into gone.yaml',
    },
  ]);
});

it("what became of a post is told by its key too; where nothing tells, no post is named", () => {
  const list = listOf(stays, post("ancien"));
  const fixOf = (renamed: PostFacts) => found(list, sources([stays, renamed]))[0]?.fix;
  expect(fixOf(post("tout-autre", { key: "ancien" }))).toContain("into posts/fr/tout-autre.md;");
  expect(fixOf(post("tout-autre"))).toContain("into the page that took its place;");
});

it("a post that is a draft again, or is put off, is one finding for all its addresses, in its file", () => {
  const aliases = [{ path: "/old.html", line: 4 }];
  const list = listOf(stays, post("a", { aliases }));
  const [draft, ...others] = found(list, sources([stays, post("a", { aliases, draft: true })]));
  expect(others).toEqual([]);
  expect(draft).toMatchObject({
    ...{ file: "posts/fr/a.md", line: 5 },
    message: "it was published as /fr/a/, /old.html, and is a draft now: readers find nothing there",
  });
  expect(draft?.fix).toContain('“aliases: ["/fr/a/", "/old.html"]”');
  expect(draft?.fix).toContain("“- /fr/a/” and “- /old.html”");
  const [later] = found(list, sources([stays, post("a", { aliases, date: "2027-01-01" })]));
  expect(later).toMatchObject({ line: 3, message: expect.stringContaining("to come on 2027-01-01 only") });
});

it("a renamed tag is one finding for its three languages, and names the new one", () => {
  const list = listOf(stays);
  const problems = found(list, sources([post("reste", { tags: ["money"] })], { tags: ["money"] }));
  expect(problems.map(({ message }) => message)).toEqual([
    "the pages of the tag “finance” were published, and answer nothing any more: /en/tag/finance/, /fr/tag/finance/, /pt/tag/finance/",
  ]);
  expect(problems[0]?.fix).toContain("into the tag “money” in tags.yaml");
});

it("a tag that no post has any more is one finding in tags.yaml", () => {
  const problems = found(listOf(stays), sources([post("reste", { tags: [] })]));
  expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual(["tags.yaml:7"]);
});

it("what goes by its date is no error: a post after its last day, with the tag that only it had", () => {
  const list = listOf(stays);
  expect(found(list, sources([post("reste", { expires: "2026-11-22" })]))).toEqual([]);
  expect(found(list, sources([post("suite", { date: "2026-12-01" })])).map(({ message }) => message)).toEqual([
    "the address /fr/reste/ was published, and answers nothing any more",
  ]);
});

it("accepting adds what is new, keeps what redirects or is gone, and drops what answers nothing", () => {
  const list = `${listOf(stays, post("ancien"), post("adieu"))}/fr/perdu/\n`;
  const now = sources([stays, post("neuf", { aliases: [{ path: "/fr/ancien/", line: 4 }] })], {
    gone: [{ path: "/fr/adieu/", line: 1 }],
  });
  const { text, added, removed } = acceptedList(list, now);
  expect([added, removed]).toEqual([["/fr/neuf/"], ["/fr/perdu/"]]);
  expect(text.split("\n")).toEqual(expect.arrayContaining(["/fr/ancien/", "/fr/adieu/", "/fr/neuf/"]));
  expect(acceptedList(text, now)).toEqual({ text, added: [], removed: [] });
});
