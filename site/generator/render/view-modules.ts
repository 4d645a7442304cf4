import type { PageId } from "../../routes/paths.ts";

/** What a page is shown by: a folder below `site/app/pages/`. */
export type Screen =
  | "blog"
  | "contact"
  | "home"
  | "not-found"
  | "post"
  | "presentation"
  | "service"
  | "services"
  | "tag"
  | "text";

/** The screen that shows a page. */
export function screenOf(page: PageId): Screen {
  switch (page) {
    case "service-administration":
    case "service-finance":
    case "service-health":
    case "service-projects":
      return "service";
    case "legal-notice":
    case "accessibility":
    case "site-map":
      return "text";
    default:
      return page;
  }
}

/** Source file of a screen, below the project's folder. */
export function screenSource(screen: Screen): string {
  return `site/app/pages/${screen}/${screen}-page.tsx`;
}
