import { expect, test } from "vitest";
import { postFacts } from "../../content/test-support/post-facts.ts";
import type { LocaleData } from "../../pages/data/locale-data.ts";
import type { PageContext } from "../../pages/data/page-data.ts";
import { translation } from "../../pages/paths/test-support/translation.ts";
import { atomFeed, sitemapEntry, sitemapText } from "./files-for-programs.ts";

/** What the sitemap says of a page. */
function listed(path: string, head: Partial<PageContext["head"]>, content: object = {}): string {
  const own = { title: "", description: "", canonical: path, alternates: [], ...head };
  const entry = sitemapEntry({ path, head: own, content } as unknown as PageContext, "https://site.example");
  return sitemapText(entry ? [entry] : []).replace(/^[\s\S]*?<urlset[^>]*>|<\/urlset>\n$/g, "");
}

test("a page is listed with its alternates and, where the content says so, its last change", () => {
  const alternates = [{ hreflang: "fr", path: "/fr/" }];
  expect(listed("/fr/", { alternates, published: "2026-01-01" }, { updated: "2026-01-02" })).toBe(
    '<url><loc>https://site.example/fr/</loc><lastmod>2026-01-02</lastmod><xhtml:link rel="alternate" hreflang="fr" href="https://site.example/fr/"></xhtml:link></url>',
  );
  expect(listed("/fr/", { published: "2026-01-01" })).toContain("<lastmod>2026-01-01</lastmod>");
});

test("what search engines must not list is left out", () => {
  expect([listed("/fr/a/", { noindex: true }), listed("/fr/a/", { canonical: "/en/a/" })]).toEqual(["", ""]);
});

test("special characters of XML are escaped", () => {
  expect(listed("/fr/?a=1&b=<", {})).toContain("<loc>https://site.example/fr/?a=1&amp;b=&lt;</loc>");
});

test("readers of the feed are told when a post was changed, and the feed of the newest change", () => {
  const data = {
    locale: "fr",
    translation,
    messages: { "posts.title": "" },
    site: { url: "https://site.example", brand: "", description: "" },
  } as unknown as LocaleData;
  const posts = [
    postFacts("b", "fr", { date: "2026-03-03" }),
    postFacts("a", "fr", { date: "2026-01-01", updated: "2026-04-04" }),
  ];
  const days = [...atomFeed(data, posts).matchAll(/<(published|updated)>([\d-]{10})/g)].map(
    ([, name, day]) => `${name} ${day}`,
  );
  expect(days).toEqual([
    "updated 2026-04-04",
    "published 2026-03-03",
    "updated 2026-03-03",
    "published 2026-01-01",
    "updated 2026-04-04",
  ]);
});
