import type { FunctionComponent } from "react";
import type { PageProps } from "#engine/pages/definition/define-page.ts";
import { viewOf } from "#engine/pages/paths/paths.ts";
import type { Routes } from "#engine/pages/paths/routes.ts";

/** What `view.tsx` of a page's folder exports. */
export interface ViewModule {
  readonly Page: FunctionComponent<PageProps>;
}

const modules = import.meta.glob<ViewModule>("./*/view.tsx");

/** The function that loads a page's view; the same for pages that share one. Undefined for a page without a view. */
export function viewModule(routes: Pick<Routes, "pages">, page: string): (() => Promise<ViewModule>) | undefined {
  return modules[`./${viewOf(routes, page)}/view.tsx`];
}
