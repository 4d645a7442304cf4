import { type PageId, servicePages } from "../../page-paths/paths.ts";

/** The entries of the menu. */
export type MenuSection = "presentation" | "services" | "contact" | "blog";

const sections: Readonly<Partial<Record<PageId, MenuSection>>> = {
  presentation: "presentation",
  services: "services",
  ...Object.fromEntries(servicePages.map((page) => [page, "services"])),
  contact: "contact",
  blog: "blog",
  tag: "blog",
  post: "blog",
};

/** The entry of the menu that a page belongs to, if any: each service page to the services, each post to the news. */
export function sectionOf(page: PageId): MenuSection | undefined {
  return sections[page];
}
