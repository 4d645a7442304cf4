import type { PageId } from "./paths.ts";

/** The pages that look like another: they are shown by its view. */
const SHARED_VIEWS: Readonly<Partial<Record<PageId, string>>> = {
  "legal-notice": "text",
  accessibility: "text",
  "site-map": "text",
  blog: "post-list",
  tag: "post-list",
};

/** The view that shows a page, named as its folder below `site/pages/`. */
export function viewOf(page: PageId): string {
  return SHARED_VIEWS[page] ?? page;
}
