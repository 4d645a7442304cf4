import type { PageHead } from "../../page-data/page-data.ts";

/** One element of the head, apart from the title. */
export interface HeadElement {
  /** Says which element of a document it is: the attributes that distinguish it. */
  readonly key: string;
  readonly tag: "meta" | "link";
  readonly attributes: Readonly<Record<string, string>>;
}

/** Selects every element of a head that `headElements` may ask for. Feeds are alternates without `hreflang`. */
export const HEAD_SELECTOR = [
  'meta[name="description"]',
  'meta[name="robots"]',
  'link[rel="canonical"]',
  'link[rel="alternate"][hreflang]',
  'link[rel="prev"]',
  'link[rel="next"]',
].join();

/**
 * The elements that a page's head must have, in order; no other of their kinds.
 *
 * @param siteUrl origin of the site, without a trailing slash
 */
export function headElements(head: PageHead, siteUrl: string): readonly HeadElement[] {
  const link = (rel: string, path: string | undefined, hreflang?: string): HeadElement[] => {
    if (path === undefined) return [];
    const attributes = { rel, ...(hreflang !== undefined && { hreflang }), href: siteUrl + path };
    return [{ key: headKey("link", attributes), tag: "link", attributes }];
  };
  const meta = (name: string, content: string): HeadElement[] => {
    const attributes = { name, content };
    return [{ key: headKey("meta", attributes), tag: "meta", attributes }];
  };
  return [
    ...meta("description", head.description),
    ...(head.noindex ? meta("robots", "noindex") : link("canonical", head.canonical)),
    ...head.alternates.flatMap(({ hreflang, path }) => link("alternate", path, hreflang)),
    ...link("prev", head.previous),
    ...link("next", head.next),
  ];
}

/** The key of an element with these attributes. */
export function headKey(tag: string, attributes: Readonly<Record<string, string | null>>): string {
  return [tag, attributes.name ?? attributes.rel, attributes.hreflang ?? ""].join(" ").toLowerCase();
}
