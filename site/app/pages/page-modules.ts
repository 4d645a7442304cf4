import type { FunctionComponent } from "react";
import type { SiteFacts } from "../../page-data/locale-data.ts";
import type { ContentOf } from "../../page-data/page-contents.ts";
import type { PageId } from "../../page-paths/paths.ts";

/** Props of a page's view. */
export interface PageProps<Id extends PageId> {
  readonly content: ContentOf<Id>;
  /** The requested path, if there is no such page: the not-found page names it. */
  readonly requestedPath?: string;
}

/** A page's module: its view. */
export interface PageModule<Id extends PageId> {
  readonly Page: FunctionComponent<PageProps<Id>>;
}

const postList = () => import("./post-list/post-list-page.tsx");
const text = () => import("./text/text-page.tsx");

/** Loads the module of a page; similar pages share one. Rejects if the module cannot be loaded. */
type PageModules = { readonly [Id in PageId]: () => Promise<PageModule<Id>> };

const modules: PageModules = {
  home: () => import("./home/home-page.tsx"),
  presentation: () => import("./presentation/presentation-page.tsx"),
  services: () => import("./services/services-page.tsx"),
  service: () => import("./service/service-page.tsx"),
  text,
  blog: postList,
  tag: postList,
  post: () => import("./post/post-page.tsx"),
  contact: () => contactPage(import("./contact/contact-page.tsx")),
  "legal-notice": text,
  accessibility: text,
  "site-map": text,
  tags: () => import("./tags/tags-page.tsx"),
  "not-found": () => import("./not-found/not-found-page.tsx"),
};

const withoutForm: PageModules = {
  ...modules,
  contact: () => contactPage(import("./contact/contact-without-form-page.tsx")),
};

/** One of the two contact pages, and beside it, not after it, what both have in common. */
async function contactPage(page: Promise<PageModule<"contact">>): Promise<PageModule<"contact">> {
  const [module] = await Promise.all([page, import("./contact/contact-ways.tsx")]);
  return module;
}

/** The modules of a site's pages: one without a contact form does not load the form's. */
export function pageModules({ contactEndpoint }: Pick<SiteFacts, "contactEndpoint">): PageModules {
  return contactEndpoint === "" ? withoutForm : modules;
}
