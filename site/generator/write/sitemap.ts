import type { PageContext } from "../../routes/page-data.ts";
import { type XmlElement, xmlDocument } from "./xml.ts";

/** The protocol's limit of addresses in one file (sitemaps.org). */
const MAX_URLS = 50_000;

/** A page as the sitemap lists it. */
export interface SitemapEntry {
  readonly path: string;
  readonly alternates: PageContext["head"]["alternates"];
  /** ISO date of its last change, where the content says so. */
  readonly changed?: string;
}

/** The sitemap entry of a page; none for pages that search engines must not list. */
export function sitemapEntry({ page, path, head, view }: PageContext): SitemapEntry | undefined {
  if (head.noindex || head.canonical !== path) return undefined;
  const changed = page === "post" ? (view.updated ?? view.date) : undefined;
  return { path, alternates: head.alternates, ...(changed === undefined ? {} : { changed }) };
}

/**
 * The sitemap files: one, or an index and its parts where there are more addresses than one file may hold.
 *
 * @param origin of the site, without a trailing slash
 */
export function sitemapFiles(entries: readonly SitemapEntry[], origin: string): ReadonlyMap<string, string> {
  if (entries.length <= MAX_URLS) return new Map([["/sitemap.xml", urlSet(entries, origin)]]);
  const parts = Array.from({ length: Math.ceil(entries.length / MAX_URLS) }, (_, index) =>
    entries.slice(index * MAX_URLS, (index + 1) * MAX_URLS),
  );
  const files = new Map(parts.map((part, index) => [`/sitemap-${index + 1}.xml`, urlSet(part, origin)]));
  const index: XmlElement = {
    name: "sitemapindex",
    attributes: { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9" },
    children: [...files.keys()].map((path) => ({
      name: "sitemap",
      children: [{ name: "loc", children: origin + path }],
    })),
  };
  return new Map([["/sitemap.xml", xmlDocument(index)], ...files]);
}

function urlSet(entries: readonly SitemapEntry[], origin: string): string {
  return xmlDocument({
    name: "urlset",
    attributes: { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9", "xmlns:xhtml": "http://www.w3.org/1999/xhtml" },
    children: entries.map(({ path, alternates, changed }) => ({
      name: "url",
      children: [
        { name: "loc", children: origin + path },
        ...(changed === undefined ? [] : [{ name: "lastmod", children: changed }]),
        ...alternates.map((alternate) => ({
          name: "xhtml:link",
          attributes: { rel: "alternate", hreflang: alternate.hreflang, href: origin + alternate.path },
        })),
      ],
    })),
  });
}
