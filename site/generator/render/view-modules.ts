import type { SiteFacts } from "../../page-data/locale-data.ts";
import type { PageId } from "../../page-paths/paths.ts";

/** The view of a page, named as its file below `site/app/pages/` begins. Pages that look alike share one. */
export type View =
  | "contact"
  | "contact-without-form"
  | "home"
  | "not-found"
  | "post"
  | "post-list"
  | "presentation"
  | "service"
  | "services"
  | "tags"
  | "text";

/** The view that shows a page: what `pageModules` loads. */
export function viewOf(page: PageId, { contactEndpoint }: Pick<SiteFacts, "contactEndpoint">): View {
  switch (page) {
    case "contact":
      return contactEndpoint === "" ? "contact-without-form" : page;
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
  const folder = view === "contact-without-form" ? "contact" : view;
  return `site/app/pages/${folder}/${view}-page.tsx`;
}
