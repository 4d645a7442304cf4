import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { inject } from "vitest";
import { MANIFEST_FILE, type Manifest } from "#engine/manifest/manifest.ts";

/** The manifest of the built site. */
export async function builtManifest(): Promise<Manifest> {
  return JSON.parse(await readFile(join(inject("siteFolder"), MANIFEST_FILE), "utf8")) as Manifest;
}

/** The text of a built file, by its address: "/fr/" or "/robots.txt". */
export async function builtText(path: string): Promise<string> {
  const file = path.endsWith("/") ? `${path}index.html` : path;
  return readFile(join(inject("siteFolder"), file), "utf8");
}

/** Addresses of every page, sorted. */
export async function builtPages(): Promise<readonly string[]> {
  return Object.keys((await builtManifest()).files).filter((path) => path.endsWith("/"));
}

/** Path of every page that the sitemap lists. */
export async function sitemapPaths(): Promise<readonly string[]> {
  const sitemap = await (await fetch(`${inject("origin")}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
}
