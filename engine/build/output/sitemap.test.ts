import { describe, expect, test } from "vitest";
import { Sitemap, type SitemapEntry } from "./sitemap.ts";

const origin = "https://passerelle.example";

async function filesOf(entries: readonly SitemapEntry[]): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  const sitemap = new Sitemap(origin, async (path, text) => void files.set(path, text));
  for (const entry of entries) sitemap.add(entry);
  await sitemap.finish();
  return files;
}

describe("sitemap", () => {
  test("lists pages with their alternates and, where the content says so, their last change", async () => {
    const [[path, text] = ["", ""]] = [
      ...(await filesOf([{ path: "/fr/", alternates: [{ hreflang: "fr", path: "/fr/" }], changed: "2026-01-02" }])),
    ];
    expect(path).toBe("/sitemap.xml");
    expect(text).toContain(
      '<url><loc>https://passerelle.example/fr/</loc><lastmod>2026-01-02</lastmod><xhtml:link rel="alternate" hreflang="fr" href="https://passerelle.example/fr/"></xhtml:link></url>',
    );
  });

  test("is split, with an index, where one file may not list all addresses", async () => {
    const entries = Array.from({ length: 10_001 }, (_, index) => ({ path: `/fr/p-${index}/`, alternates: [] }));
    const files = await filesOf(entries);
    expect([...files.keys()]).toEqual(["/sitemap-1.xml", "/sitemap-2.xml", "/sitemap-3.xml", "/sitemap.xml"]);
    expect(files.get("/sitemap.xml")).toContain("<loc>https://passerelle.example/sitemap-3.xml</loc>");
    expect(files.get("/sitemap-3.xml")?.match(/<url>/g)).toHaveLength(1);
  });

  test("is one file as long as that can list all addresses, and fails when a file cannot be written", async () => {
    const entries = Array.from({ length: 5_000 }, (_, index) => ({ path: `/fr/p-${index}/`, alternates: [] }));
    expect([...(await filesOf(entries)).keys()]).toEqual(["/sitemap.xml"]);
    const sitemap = new Sitemap(origin, () => Promise.reject(new Error("the disk is full")));
    for (const entry of [...entries, ...entries]) sitemap.add(entry);
    await expect(sitemap.finish()).rejects.toThrow("the disk is full");
  });

  test("escapes the special characters of XML", async () => {
    const text = (await filesOf([{ path: "/fr/?a=1&b=<", alternates: [] }])).get("/sitemap.xml");
    expect(text).toContain("<loc>https://passerelle.example/fr/?a=1&amp;b=&lt;</loc>");
  });
});
