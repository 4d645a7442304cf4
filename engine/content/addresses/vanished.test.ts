import { expect, test } from "vitest";
import { resolveTranslationSetup } from "../../i18n/translation-setup.ts";
import { translation } from "../../pages/paths/test-support/translation.ts";
import type { PostFacts } from "../model/content.ts";
import { addressSources, postFacts } from "../test-support/post-facts.ts";
import { acceptedList } from "./accepted-list.ts";
import { readPublishedList } from "./published-list.ts";
import type { AddressSources } from "./site-addresses.ts";
import { vanishedAddresses } from "./vanished.ts";

const post = (slug: string, more: Partial<PostFacts> = {}) => postFacts(slug, "fr", { tags: ["finance"], ...more });
const stays = post("reste");
const textOf = (paths: readonly string[]) => paths.map((path) => `${path}\n`).join("");
/** The list as it was with these posts. */
const listOf = (...posts: readonly PostFacts[]) =>
  textOf(acceptedList(readPublishedList(""), addressSources(posts)).all);
const found = (list: string, now: AddressSources) =>
  vanishedAddresses(readPublishedList(list).lines, now, (file, start) =>
    file === "tags.yaml" ? 7 : start === "draft:" ? 5 : 3,
  );

test("the list holds each page, post, tag, feed and old address once, sorted, and no numbered page", () => {
  const many = Array.from({ length: 9 }, (_, index) => post(`article-${index}`));
  const list = listOf(...many, post("neuf", { oldAddresses: [{ path: "/old.html", line: 4 }] })).split("\n");
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

test("nothing is said while every address answers: with its page, a redirect, or 410", () => {
  const list = listOf(stays, post("ancien"), post("adieu"));
  const now = addressSources([stays, post("neuf", { oldAddresses: [{ path: "/fr/ancien/", line: 4 }] })], {
    gone: [{ path: "/fr/adieu/", line: 1 }],
  });
  expect(found(list, now)).toEqual([]);
});

test("[R21] a renamed post is one problem, at its line of the list, with the line to write and the file to write it into", () => {
  const list = listOf(stays, post("facture-impayee"));
  const renamed = post("relancer-une-facture", { oldAddresses: [{ path: "/old.html", line: 4 }] });
  const line = list.split("\n").indexOf("/fr/facture-impayee/") + 1;
  expect(found(list, addressSources([stays, renamed]))).toEqual([
    {
      file: "published.txt",
      line,
      id: "address-renamed",
      values: {
        address: "/fr/facture-impayee/",
        other: "posts/fr/relancer-une-facture.md",
        aliases: 'aliases: ["/old.html", "/fr/facture-impayee/"]',
        write: "- /fr/facture-impayee/",
      },
    },
  ]);
});

test("what became of a post is told by its key too; where nothing tells, no post is named", () => {
  const list = listOf(stays, post("ancien"));
  const saidOf = (renamed: PostFacts) => found(list, addressSources([stays, renamed]))[0]?.id;
  expect(saidOf(post("tout-autre", { key: "ancien" }))).toBe("address-renamed");
  expect(saidOf(post("tout-autre"))).toBe("address-vanished");
  const known = post("ancien-livre");
  expect(found(listOf(stays, known, post("ancien")), addressSources([stays, known]))[0]?.id).toBe("address-vanished");
});

test("a post that is a draft again, or is put off, is one problem for all its addresses, in its file", () => {
  const oldAddresses = [{ path: "/old.html", line: 4 }];
  const list = listOf(stays, post("a", { oldAddresses }));
  const [draft, ...others] = found(list, addressSources([stays, post("a", { oldAddresses, draft: true })]));
  expect(others).toEqual([]);
  expect(draft).toEqual({
    file: "posts/fr/a.md",
    line: 5,
    id: "post-a-draft-again",
    values: {
      addresses: "/fr/a/, /old.html",
      aliases: 'aliases: ["/fr/a/", "/old.html"]',
      write: "\n- /fr/a/\n- /old.html",
    },
  });
  const [later] = found(list, addressSources([stays, post("a", { oldAddresses, date: "2027-01-01" })]));
  expect(later).toMatchObject({ line: 3, id: "post-put-off", values: { day: "2027-01-01" } });
});

test("a renamed tag is one problem for its three languages, and names the new one", () => {
  const list = listOf(stays);
  const problems = found(list, addressSources([post("reste", { tags: ["money"] })], { tags: ["money"] }));
  expect(problems).toEqual([
    {
      file: "published.txt",
      line: list.split("\n").indexOf("/en/tag/finance/") + 1,
      id: "tag-renamed",
      values: {
        tag: "finance",
        other: "money",
        aliases: 'aliases: ["/en/tag/finance/", "/fr/tag/finance/", "/pt/tag/finance/"]',
        write: "\n- /en/tag/finance/\n- /fr/tag/finance/\n- /pt/tag/finance/",
      },
    },
  ]);
});

test("a language that the site has no more is one problem for all its addresses, and none when they are gone for good", () => {
  const list = listOf(stays);
  const portuguese = list.split("\n").filter((path) => path.startsWith("/pt/"));
  const now = { translation: { ...translation, ...resolveTranslationSetup({ locales: ["fr", "en"] }) } };
  expect(found(list, addressSources([stays], now))).toEqual([
    {
      file: "published.txt",
      line: list.split("\n").indexOf("/pt/") + 1,
      id: "language-taken-away",
      values: {
        locale: "pt",
        count: String(portuguese.length),
        write: `\n${portuguese.map((path) => `- ${path}`).join("\n")}`,
      },
    },
  ]);
  expect(
    found(list, addressSources([stays], { ...now, gone: portuguese.map((path, line) => ({ path, line })) })),
  ).toEqual([]);
});

test("a tag that no post has any more is one problem in tags.yaml", () => {
  const problems = found(listOf(stays), addressSources([post("reste", { tags: [] })]));
  expect(problems).toMatchObject([{ file: "tags.yaml", line: 7, id: "tag-unused" }]);
});

test("what goes by its date is no error: a post after its last day, with the tag that only it had", () => {
  const list = listOf(stays);
  expect(found(list, addressSources([post("reste", { expires: "2026-11-22" })]))).toEqual([]);
  expect(found(list, addressSources([post("suite", { date: "2026-12-01" })]))).toMatchObject([
    { id: "address-vanished", values: { address: "/fr/reste/" } },
  ]);
});

test("accepting adds what is new, keeps what redirects, is gone or is online, and drops what answers nothing", () => {
  const list = `${listOf(stays, post("ancien"), post("adieu"))}/fr/perdu/\n/fr/en-ligne/ ${"f".repeat(22)} En ligne\n`;
  const now = addressSources([stays, post("neuf", { oldAddresses: [{ path: "/fr/ancien/", line: 4 }] })], {
    gone: [{ path: "/fr/adieu/", line: 1 }],
  });
  const { all, added, removed } = acceptedList(readPublishedList(list), now);
  expect([added, removed]).toEqual([["/fr/neuf/"], ["/fr/perdu/"]]);
  expect(all).toEqual(expect.arrayContaining(["/fr/ancien/", "/fr/adieu/", "/fr/neuf/", "/fr/en-ligne/"]));
});
