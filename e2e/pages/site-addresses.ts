import { inject } from "vitest";

/** Path of every page that the sitemap lists. */
export async function sitemapPaths(): Promise<readonly string[]> {
  const sitemap = await (await fetch(`${inject("origin")}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
}
