import { describe, expect, it } from "vitest";
import { Sitemap, type SitemapEntry } from "./sitemap.ts";

const origin = "https://passerelle.example";

function filesOf(entries: readonly SitemapEntry[]): ReadonlyMap<string, string> {
  const sitemap = new Sitemap(origin);
  for (const entry of entries) sitemap.add(entry);
  return new Map(sitemap.files());
}

describe("sitemap", () => {
  it("lists pages with their alternates and, where the content says so, their last change", () => {
    const [[path, text] = ["", ""]] = [
      ...filesOf([{ path: "/fr/", alternates: [{ hreflang: "fr", path: "/fr/" }], changed: "2026-01-02" }]),
    ];
    expect(path).toBe("/sitemap.xml");
    expect(text).toContain(
      '<url><loc>https://passerelle.example/fr/</loc><lastmod>2026-01-02</lastmod><xhtml:link rel="alternate" hreflang="fr" href="https://passerelle.example/fr/"></xhtml:link></url>',
    );
  });

  it("is split, with an index, where one file may not hold all addresses", () => {
    const entries = Array.from({ length: 10_001 }, (_, index) => ({ path: `/fr/p-${index}/`, alternates: [] }));
    const files = filesOf(entries);
    expect([...files.keys()]).toEqual(["/sitemap.xml", "/sitemap-1.xml", "/sitemap-2.xml", "/sitemap-3.xml"]);
    expect(files.get("/sitemap.xml")).toContain("<loc>https://passerelle.example/sitemap-3.xml</loc>");
    expect(files.get("/sitemap-3.xml")?.match(/<url>/g)).toHaveLength(1);
  });

  it("escapes what XML gives a meaning", () => {
    const text = filesOf([{ path: "/fr/?a=1&b=<", alternates: [] }]).get("/sitemap.xml");
    expect(text).toContain("<loc>https://passerelle.example/fr/?a=1&amp;b=&lt;</loc>");
  });
});
