import { escapeXml, type XmlElement, xmlDocument } from "../../files/xml.ts";
import type { PageContext } from "../../pages/data/page-data.ts";

/**
 * Number of addresses in one file. The protocol allows 50,000 and 50 MB (sitemaps.org); with fewer, the change of a post
 * rewrites a small file.
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
export function sitemapEntry({ page, path, head, content }: PageContext): SitemapEntry | undefined {
  if (head.noindex || head.canonical !== path) return undefined;
  const changed = page === "post" ? (content.updated ?? content.date) : undefined;
  return { path, alternates: head.alternates, ...(changed === undefined ? {} : { changed }) };
}

/** Writes a file that answers an address. */
type WriteText = (path: string, text: string) => Promise<void>;

/** The sitemap of a site, built page by page; a file is written when it is full. */
export class Sitemap {
  readonly #origin: string;
  readonly #write: WriteText;
  readonly #written: Promise<void>[] = [];
  #urls: string[] = [];

  /** @param origin of the site, without a trailing slash */
  constructor(origin: string, write: WriteText) {
    this.#origin = origin;
    this.#write = write;
  }

  add(entry: SitemapEntry): void {
    if (this.#urls.length === URLS_PER_FILE) this.#endPart();
    this.#urls.push(urlElement(entry, this.#origin));
  }

  /** Writes the rest: the only file, or the last part and the index. Resolves when all files are written. */
  async finish(): Promise<void> {
    if (this.#written.length === 0) return this.#write("/sitemap.xml", urlSet(this.#urls));
    this.#endPart();
    const parts = this.#written.map((_, index) => this.#origin + partPath(index));
    await Promise.all([...this.#written, this.#write("/sitemap.xml", xmlDocument(index(parts)))]);
  }

  #endPart(): void {
    const written = this.#write(partPath(this.#written.length), urlSet(this.#urls));
    // Avoids an unhandled rejection: `finish` awaits the promise.
    written.catch(() => undefined);
    this.#written.push(written);
    this.#urls = [];
  }
}

function partPath(index: number): string {
  return `/sitemap-${index + 1}.xml`;
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

function urlSet(urls: readonly string[]): string {
  const [before, after] = xmlDocument({
    name: "urlset",
    attributes: { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9", "xmlns:xhtml": "http://www.w3.org/1999/xhtml" },
    children: "|",
  }).split("|");
  return [before, ...urls, after].join("");
}
