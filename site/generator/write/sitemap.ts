import type { PageContext } from "../../routes/page-data.ts";
import { escapeXml, type XmlElement, xmlDocument } from "./xml.ts";

/**
 * Addresses in one file. The protocol allows 50,000 addresses and 50 MB (sitemaps.org); smaller files reach neither,
 * and the change of a post rewrites a small one.
 */
const URLS_PER_FILE = 5_000;

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

/** The sitemap of a site, collected page by page. */
export class Sitemap {
  readonly #origin: string;
  /** Finished files' elements, as one text each: tens of thousands of small texts would take the memory of many. */
  readonly #parts: string[] = [];
  #urls: string[] = [];

  /** @param origin of the site, without a trailing slash */
  constructor(origin: string) {
    this.#origin = origin;
  }

  add(entry: SitemapEntry): void {
    this.#urls.push(urlElement(entry, this.#origin));
    if (this.#urls.length === URLS_PER_FILE) this.#endPart();
  }

  /** Its files, by address: one, or an index and its parts where there are more pages than one file holds. */
  *files(): Generator<readonly [path: string, text: string]> {
    if (this.#urls.length > 0 || this.#parts.length === 0) this.#endPart();
    const [only = "", ...others] = this.#parts;
    if (others.length === 0) {
      yield ["/sitemap.xml", urlSet(only)];
      return;
    }
    const paths = this.#parts.map((_, index) => `/sitemap-${index + 1}.xml`);
    yield ["/sitemap.xml", xmlDocument(index(paths.map((path) => this.#origin + path)))];
    for (const [index, path] of paths.entries()) yield [path, urlSet(this.#parts[index] ?? "")];
  }

  #endPart(): void {
    this.#parts.push(this.#urls.join(""));
    this.#urls = [];
  }
}

function urlElement({ path, alternates, changed }: SitemapEntry, origin: string): string {
  const modified = changed === undefined ? "" : `<lastmod>${escapeXml(changed)}</lastmod>`;
  const links = alternates.map((alternate) => {
    const href = escapeXml(origin + alternate.path);
    return `<xhtml:link rel="alternate" hreflang="${alternate.hreflang}" href="${href}"></xhtml:link>`;
  });
  return `<url><loc>${escapeXml(origin + path)}</loc>${modified}${links.join("")}</url>`;
}

function index(addresses: readonly string[]): XmlElement {
  return {
    name: "sitemapindex",
    attributes: { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9" },
    children: addresses.map((address) => ({ name: "sitemap", children: [{ name: "loc", children: address }] })),
  };
}

function urlSet(urls: string): string {
  const [before, after] = xmlDocument({
    name: "urlset",
    attributes: { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9", "xmlns:xhtml": "http://www.w3.org/1999/xhtml" },
    children: "|",
  }).split("|");
  return [before, urls, after].join("");
}
