/**
 * The module of each page, loaded when it is needed. A module is shared by the pages that look alike.
 */
import type { FunctionComponent } from "react";
import type { ViewOf } from "../../page-data/page-views.ts";
import type { PageId } from "../../page-paths/paths.ts";

/** What a page is given. */
export interface PageProps<Id extends PageId> {
  readonly view: ViewOf<Id>;
  /** The path that was asked for, where no page answers to it: the not-found page names it. */
  readonly requestedPath?: string;
}

/** What a page's module gives. */
export interface PageModule<Id extends PageId> {
  readonly Page: FunctionComponent<PageProps<Id>>;
}

const service = () => import("./service/service-page.tsx");
const postList = () => import("./post-list/post-list-page.tsx");
const text = () => import("./text/text-page.tsx");

/** Loads the module of a page. It rejects where the module cannot be had (P5, P6). */
export const pageModules: { readonly [Id in PageId]: () => Promise<PageModule<Id>> } = {
  home: () => import("./home/home-page.tsx"),
  presentation: () => import("./presentation/presentation-page.tsx"),
  services: () => import("./services/services-page.tsx"),
  "service-administration": service,
  "service-finance": service,
  "service-health": service,
  "service-projects": service,
  blog: postList,
  tag: postList,
  post: () => import("./post/post-page.tsx"),
  contact: () => import("./contact/contact-page.tsx"),
  "legal-notice": text,
  accessibility: text,
  "site-map": text,
  "not-found": () => import("./not-found/not-found-page.tsx"),
};
