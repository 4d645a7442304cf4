import { describe, expect, test } from "vitest";
import { builtDocuments, notFoundDocuments } from "../support/setup/documents.ts";
import { type Language, testPosts, testSite } from "../support/setup/test-content.ts";
import { alternatesOf } from "./queries.ts";
import { specifiedAddresses } from "./specified-addresses.ts";

const [documents, posts, { url: origin }] = await Promise.all([builtDocuments(), testPosts(), testSite()]);

function alternates(path: string): Readonly<Record<string, string>> {
  const document = documents.get(path);
  if (document === undefined) throw new Error(`${path} is not a page of the build.`);
  return alternatesOf(document);
}

function absolute(paths: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(paths).map(([language, path]) => [language, origin + path]));
}

describe.each(Object.entries(specifiedAddresses))("%s", (_, addresses) => {
  test("names its versions in the three languages, and where everybody else should go (D1)", () => {
    for (const path of Object.values(addresses)) {
      expect(alternates(path), path).toEqual(absolute({ ...addresses, "x-default": addresses.fr }));
    }
  });
});

test("a post names the versions of its key and no other (D3)", () => {
  for (const post of posts) {
    const versions: Partial<Record<Language | "x-default", string>> = {};
    for (const { language, slug } of posts.filter(({ key }) => key === post.key))
      versions[language] = `/${language}/${slug}/`;
    if (versions.fr) versions["x-default"] = versions.fr;
    expect(alternates(`/${post.language}/${post.slug}/`), post.slug).toEqual(
      absolute(versions as Record<string, string>),
    );
  }
});

test("every alternate is a page in that language which lists the same alternates back (D1)", () => {
  for (const [path, document] of documents) {
    const own = alternatesOf(document);
    expect(Object.values(own), path).toContain(origin + (/^\/(fr|en|pt)\//.test(path) ? path : `/fr${path}`));
    for (const [language, address] of Object.entries(own)) {
      const other = documents.get(address.slice(origin.length));
      expect(other?.documentElement.lang.slice(0, 2), `${path} → ${address}`).toBe(
        language === "x-default" ? "fr" : language,
      );
      expect(other && alternatesOf(other), `${path} → ${address}`).toEqual(own);
    }
  }
});

test("[R14] a page that was not found has no address to keep and no versions to offer", async () => {
  for (const [segment, document] of await notFoundDocuments()) {
    expect(document.querySelector("meta[name=robots]")?.getAttribute("content"), segment).toContain("noindex");
    expect(document.querySelectorAll("link[rel=canonical], link[hreflang]"), segment).toHaveLength(0);
  }
});

test("[R14] no other page is hidden from search engines", () => {
  const hidden = [...documents].filter(([, document]) => document.querySelector("meta[name=robots]"));
  expect(hidden.map(([path]) => path)).toEqual([]);
});
