/**
 * The attributes of a link to a page or to another site; it never opens a window. The client listens to navigations, not to
 * clicks: a link needs no handler.
 *
 * @param to path of a page of the site, `tel:` or `mailto:` address, or URL of another site
 * @param rel what else it is
 */
export function linkAttributes(to: string, rel?: string) {
  const isOtherSite = /^https?:/.test(to);
  return { href: to, rel: isOtherSite ? [rel, "noopener"].filter(Boolean).join(" ") : rel };
}
