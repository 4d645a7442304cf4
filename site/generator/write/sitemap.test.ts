import { describe, expect, it } from "vitest";
import { sitemapFiles } from "./sitemap.ts";

const origin = "https://passerelle.example";

describe("sitemap", () => {
  it("lists pages with their alternates and, where the content says so, their last change", () => {
    const [[path, text] = ["", ""]] = [
      ...sitemapFiles(
        [{ path: "/fr/", alternates: [{ hreflang: "fr", path: "/fr/" }], changed: "2026-01-02" }],
        origin,
      ),
    ];
    expect(path).toBe("/sitemap.xml");
    expect(text).toContain(
      '<url><loc>https://passerelle.example/fr/</loc><lastmod>2026-01-02</lastmod><xhtml:link rel="alternate" hreflang="fr" href="https://passerelle.example/fr/"></xhtml:link></url>',
    );
  });

  it("is split, with an index, where one file may not hold all addresses", () => {
    const entries = Array.from({ length: 50_001 }, (_, index) => ({ path: `/fr/p-${index}/`, alternates: [] }));
    const files = sitemapFiles(entries, origin);
    expect([...files.keys()]).toEqual(["/sitemap.xml", "/sitemap-1.xml", "/sitemap-2.xml"]);
    expect(files.get("/sitemap.xml")).toContain("<loc>https://passerelle.example/sitemap-2.xml</loc>");
    expect(files.get("/sitemap-2.xml")?.match(/<url>/g)).toHaveLength(1);
  });

  it("escapes what XML gives a meaning", () => {
    const text = [...sitemapFiles([{ path: "/fr/?a=1&b=<", alternates: [] }], origin).values()][0];
    expect(text).toContain("<loc>https://passerelle.example/fr/?a=1&amp;b=&lt;</loc>");
  });
});
