import type { PageId } from "../../page-paths/paths.ts";

/** The view of a page, named by its folder below `site/app/pages/`. Pages that look alike share one. */
export type View =
  | "contact"
  | "home"
  | "not-found"
  | "post"
  | "post-list"
  | "presentation"
  | "service"
  | "services"
  | "tags"
  | "text";

/** The view that shows a page. */
export function viewOf(page: PageId): View {
  switch (page) {
    case "legal-notice":
    case "accessibility":
    case "site-map":
      return "text";
    case "blog":
    case "tag":
      return "post-list";
    default:
      return page;
  }
}

/** Source file of a view, below the project's folder. */
export function viewSource(view: View): string {
  return `site/app/pages/${view}/${view}-page.tsx`;
}
