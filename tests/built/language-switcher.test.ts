import { expect, test } from "vitest";
import { builtDocuments, notFoundDocuments } from "../support/setup/documents.ts";
import { type Language, languages, testSite } from "../support/setup/test-content.ts";
import { alternatesOf, attributes, nameOf } from "./queries.ts";

const names = { fr: "Français", en: "English", pt: "Português" } as const;
const lists = { fr: /liste des actualités/, en: /news list/, pt: /lista de notícias/ } as const;

const [documents, { url: origin }] = await Promise.all([builtDocuments(), testSite()]);

function languageOf(document: Document): Language {
  return document.documentElement.lang.slice(0, 2) as Language;
}

function switcherLinks(document: Document): Element[] {
  return [...document.querySelectorAll("header a[hreflang]")];
}

test("[L1] every page shows the flags of the two other languages, each link named by its language", async () => {
  for (const [path, document] of [...documents, ...(await notFoundDocuments())]) {
    const others = languages.filter((language) => language !== languageOf(document));
    const links = switcherLinks(document);
    const tags = attributes(document, "header a[hreflang]", "hreflang").map((tag) => tag.slice(0, 2));
    expect(tags, path).toEqual(others);
    const flags = attributes(document, "header a[hreflang] img[alt='']", "src");
    expect(
      flags.map((flag) => flag.replace(/^.*\/flags-\w+\.svg#/, "")),
      path,
    ).toEqual(others);
    for (const [index, link] of links.entries()) expect(nameOf(link), path).toContain(names[others[index] ?? "fr"]);
  }
});

test("[L1, D2] each other language is offered once to those who listen: by flags, on Home by the choice in words", async () => {
  for (const [path, document] of [...documents, ...(await notFoundDocuments())]) {
    const others = languages.filter((language) => language !== languageOf(document));
    const offered = [...document.querySelectorAll("header a[hreflang], main [data-locale-choice]")]
      .filter((link) => link.closest("[aria-hidden]") === null)
      .map((link) => (link.getAttribute("hreflang") ?? "").slice(0, 2));
    expect(offered.filter((language) => language !== languageOf(document)).toSorted(), path).toEqual(others.toSorted());
    // What is not told has no place among the stops of the keyboard either.
    expect([...document.querySelectorAll("[aria-hidden] a:not([tabindex='-1'])")], path).toEqual([]);
  }
});

test("[L1] the switcher leads to the same page in the other language where there is one", () => {
  for (const [path, document] of documents) {
    const versions = alternatesOf(document);
    for (const link of switcherLinks(document)) {
      const version = versions[link.getAttribute("hreflang")?.slice(0, 2) ?? ""];
      if (version === undefined) continue;
      expect(origin + link.getAttribute("href"), path).toBe(version);
      expect(nameOf(link), path).toBe(names[version.slice(origin.length + 1, origin.length + 3) as Language]);
      expect(link.getAttribute("lang"), path).toBe(link.getAttribute("hreflang"));
    }
  }
});

test("a post that is missing in a language links to that language's list, and says so (D3)", () => {
  let seen = 0;
  for (const [path, document] of documents) {
    const versions = alternatesOf(document);
    for (const link of switcherLinks(document)) {
      const other = (link.getAttribute("hreflang") ?? "").slice(0, 2) as Language;
      if (other in versions) continue;
      seen += 1;
      expect(link.getAttribute("href"), path).toBe(`/${other}/blog/`);
      expect(nameOf(link), path).toMatch(lists[languageOf(document)]);
      expect(link.getAttribute("lang"), path).toBeNull();
    }
  }
  expect(seen).toBeGreaterThan(2);
});
