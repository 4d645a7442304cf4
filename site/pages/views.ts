import type { FunctionComponent } from "react";
import type { PageContents } from "#engine/pages/data/page-data.ts";
import { type PageId, viewOf } from "#engine/pages/paths/paths.ts";

/** Props of a page's view. */
export interface PageProps<Id extends PageId> {
  readonly content: PageContents[Id];
  /** The requested path, if there is no such page: the not-found page names it. */
  readonly requestedPath?: string;
}

/** What `view.tsx` of a page's folder exports. */
export interface ViewModule {
  readonly Page: FunctionComponent<PageProps<PageId>>;
}

const modules = import.meta.glob<ViewModule>("./*/view.tsx");

/** The function that loads a page's view; the same for pages that share one. Undefined where there is none. */
export function viewModule(page: PageId): (() => Promise<ViewModule>) | undefined {
  return modules[`./${viewOf(page)}/view.tsx`];
}
