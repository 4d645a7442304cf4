import { type XmlElement, xmlDocument } from "../../files/xml.ts";
import type { PageContext } from "../../pages/data/page-data.ts";
import type { ShownPost } from "../../pages/data/summaries.ts";

/** A page as the sitemap lists it; undefined for one that search engines must not list. */
export function sitemapEntry({ path, head, content }: PageContext, origin: string): XmlElement | undefined {
  if (head.noindex || head.canonical !== path) return undefined;
  const { updated } = content as Partial<ShownPost>;
  const changed = head.published && (updated ?? head.published);
  const alternates = head.alternates.map((alternate) => ({
    name: "xhtml:link",
    attributes: { rel: "alternate", hreflang: alternate.hreflang, href: origin + alternate.path },
  }));
  const lastmod = changed === undefined ? [] : [{ name: "lastmod", children: changed }];
  return { name: "url", children: [{ name: "loc", children: origin + path }, ...lastmod, ...alternates] };
}

/** The sitemap: one file, which may list 50,000 addresses (sitemaps.org). */
export function sitemapText(entries: readonly XmlElement[]): string {
  return xmlDocument({
    name: "urlset",
    attributes: { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9", "xmlns:xhtml": "http://www.w3.org/1999/xhtml" },
    children: entries,
  });
}
