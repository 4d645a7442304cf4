import type { FunctionComponent } from "react";
import type { PageProps } from "../pages/definition/define-page.ts";
import { viewOf } from "../pages/paths/paths.ts";
import type { Routes } from "../pages/paths/routes.ts";

/** What `view.tsx` of a page's folder exports. */
interface ViewModule {
  readonly Page: FunctionComponent<PageProps>;
}

/**
 * Gives the function that loads a page's view; the same for pages that share one.
 *
 * @param modules `import.meta.glob("./*\/view.tsx")`, of the folder of pages
 */
export function viewModules(modules: Readonly<Record<string, () => Promise<unknown>>>) {
  return (routes: Pick<Routes, "pages">, page: string) =>
    modules[`./${viewOf(routes, page)}/view.tsx`] as (() => Promise<ViewModule>) | undefined;
}
