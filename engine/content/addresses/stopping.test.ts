import { expect, test } from "vitest";
import { resolveTranslationSetup } from "../../i18n/translation-setup.ts";
import { translation } from "../../pages/paths/test-support/translation.ts";
import type { PostFacts } from "../model/content.ts";
import { addressSources, pageAddress, postFacts } from "../test-support/post-facts.ts";
import { readPublishedList } from "./published-list.ts";
import { type AddressSources, addressesToList } from "./site-addresses.ts";
import { stoppingAddresses } from "./stopping.ts";

const post = (slug: string, more: Partial<PostFacts> = {}) => postFacts(slug, "fr", { tags: ["finance"], ...more });
const stays = post("reste");
/** The addresses as they were put online with these posts. */
const online = (...posts: readonly PostFacts[]) => [...addressesToList(addressSources(posts), ["public"])].sort();
const found = (list: readonly string[], now: AddressSources) =>
  stoppingAddresses({ ...now, published: readPublishedList(list.map((path) => `${path}\n`).join("")) }, (_, start) =>
    start === "draft:" ? 5 : 3,
  );
const write = "npm run publish-site -- --accept";

test("nothing is said while every address answers, with its page or a redirect, or the owner has agreed", () => {
  const list = online(stays, post("ancien"), post("adieu")).map((path) => path.replace(/^.*adieu.*$/, "$& -"));
  const now = addressSources([stays, post("neuf", { oldAddresses: [{ path: "/fr/ancien/", line: 4 }] })]);
  expect(found(list, now)).toEqual([]);
});

test("[R21] a renamed post is one problem, at its line of the list, with the alias to write and the file to write it into", () => {
  const list = online(stays, post("facture-impayee"));
  const renamed = post("relancer-une-facture", { oldAddresses: [{ path: "/old.html", line: 4 }] });
  expect(found(list, addressSources([stays, renamed]))).toEqual([
    {
      file: "published.txt",
      line: list.indexOf("/fr/facture-impayee/") + 1,
      id: "address-moved",
      values: {
        addresses: "/fr/facture-impayee/",
        other: "posts/fr/relancer-une-facture.md",
        aliases: 'aliases: ["/old.html", "/fr/facture-impayee/"]',
        write,
      },
    },
  ]);
});

test("what became of a post is told by its key too; where nothing tells, no post is named", () => {
  const list = online(stays, post("ancien"));
  const saidOf = (renamed: PostFacts) => found(list, addressSources([stays, renamed]))[0]?.id;
  expect(saidOf(post("tout-autre", { key: "ancien" }))).toBe("address-moved");
  expect(saidOf(post("tout-autre"))).toBe("addresses-stop");
  const known = post("ancien-livre");
  expect(found(online(stays, known, post("ancien")), addressSources([stays, known]))[0]?.id).toBe("addresses-stop");
});

test("a post that is a draft again, or is put off, is one problem for all its addresses, at the line that takes it away", () => {
  const oldAddresses = [{ path: "/old.html", line: 4 }];
  const list = online(stays, post("a", { oldAddresses }));
  const aliases = 'aliases: ["/fr/a/", "/old.html"]';
  const problem = { file: "posts/fr/a.md", id: "text-stops-answering" };
  const values = { addresses: "/fr/a/, /old.html", aliases, write };
  expect(found(list, addressSources([stays, post("a", { oldAddresses, draft: true })]))).toEqual([
    { ...problem, line: 5, values },
  ]);
  expect(found(list, addressSources([stays, post("a", { oldAddresses, date: "2027-01-01" })]))).toEqual([
    { ...problem, line: 3, values },
  ]);
});

test("a page that is a draft again is one problem for all its addresses, at the line that says so", () => {
  const redirects = [{ path: "/fr/offre/", to: "/fr/tarifs/", file: "pages/tarifs/fr.md", line: 5 }];
  const now = addressSources([stays], { pages: [pageAddress("tarifs", true)], redirects });
  expect(found([...online(stays), "/fr/tarifs/", "/fr/offre/"], now)).toMatchObject([
    {
      file: "pages/tarifs/fr.md",
      line: 5,
      id: "text-stops-answering",
      values: { addresses: "/fr/tarifs/, /fr/offre/" },
    },
  ]);
});

test("a tag that no post has any more is one problem for its languages, and so is a language that the site has no more", () => {
  const list = online(stays);
  expect(found(list, addressSources([post("reste", { tags: [] })]))).toMatchObject([
    { id: "addresses-stop", values: { addresses: "/en/tag/finance/, /fr/tag/finance/, /pt/tag/finance/" } },
  ]);
  const now = { translation: { ...translation, ...resolveTranslationSetup({ locales: ["fr", "en"] }) } };
  const [language, ...others] = found(list, addressSources([stays], now));
  expect(others).toEqual([]);
  const portuguese = list.filter((path) => path.startsWith("/pt/"));
  const { addresses = "", aliases = "" } = (language?.values ?? {}) as Record<string, string>;
  expect(addresses.endsWith(`… (+ ${portuguese.length - 6})`)).toBe(true);
  expect(portuguese.filter((path) => !aliases.includes(JSON.stringify(path)))).toEqual([]);
});

test("what goes by its date is not asked about: a post after its last day, with the tag that only it had", () => {
  const list = online(stays);
  expect(found(list, addressSources([post("reste", { expires: "2026-11-22" })]))).toEqual([]);
  expect(found(list, addressSources([post("suite", { date: "2026-12-01" })]))).toMatchObject([
    { id: "addresses-stop", values: { addresses: "/fr/reste/" } },
  ]);
});
