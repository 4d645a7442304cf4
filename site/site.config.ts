/** The website: which pages it has. Their order here is their order everywhere. */
import type { PageKind, PagePaths } from "#engine/pages/definition/define-page.ts";
import { accessibility } from "./pages/accessibility/page.ts";
import { blog } from "./pages/blog/page.ts";
import { contact } from "./pages/contact/page.ts";
import { home } from "./pages/home/page.ts";
import { legalNotice } from "./pages/legal-notice/page.ts";
import { notFound } from "./pages/not-found/page.ts";
import { post } from "./pages/post/page.ts";
import { presentation } from "./pages/presentation/page.ts";
import { service } from "./pages/service/page.ts";
import { services } from "./pages/services/page.ts";
import { siteMap } from "./pages/site-map/page.ts";
import { tag } from "./pages/tag/page.ts";
import { tags } from "./pages/tags/page.ts";
import { text } from "./pages/text/page.ts";

export const pages = [
  home,
  presentation,
  services,
  contact,
  legalNotice,
  accessibility,
  siteMap,
  tags,
  notFound,
  service,
  text,
  blog,
  tag,
  post,
] as const;

// Browsers know only what follows: `vite.config.ts` puts it in place of this file, as plain data.

/** The paths of pages that have a fixed one. */
export const fixedPaths = pathsOf("one", "error");

/** What the paths of lists begin with. */
export const listPaths = pathsOf("list", "list-of-tag");

/** The pages that look like another: they are shown by its view. */
export const sharedViews = pagesNamedBy("view");

/** The pages that belong to the section of another. */
export const sections = pagesNamedBy("section");

/** The messages that a page shows with few others. */
export const pageMessages = pages.map(({ id, messages = [] }) => ({ id, messages: messages as readonly string[] }));

function pathsOf(...kinds: readonly PageKind[]): Readonly<Record<string, PagePaths>> {
  const known = pages.filter(({ kind }) => kinds.includes(kind));
  return Object.fromEntries(known.map(({ id, paths = "" }) => [id, paths]));
}

/** What pages name another page as, by the page that does so. */
function pagesNamedBy(option: "view" | "section"): Readonly<Record<string, string>> {
  return Object.fromEntries(pages.flatMap(({ id, [option]: other }) => (other === undefined ? [] : [[id, other]])));
}
