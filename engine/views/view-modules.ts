import type { FunctionComponent } from "react";
import type { PageProps } from "../pages/definition/define-page.ts";
import { viewOf } from "../pages/paths/paths.ts";
import type { Routes } from "../pages/paths/routes.ts";

/**
 * Gives the function that loads a page's view, which its folder's `view.tsx` exports; the same for pages that share one.
 *
 * @param modules `import.meta.glob("./*\/view.tsx")`, of the folder of pages
 */
export function viewModules(modules: Readonly<Record<string, () => Promise<unknown>>>) {
  return (routes: Pick<Routes, "pages">, page: string) =>
    modules[`./${viewOf(routes, page)}/view.tsx`] as
      | (() => Promise<{ readonly Page: FunctionComponent<PageProps> }>)
      | undefined;
}
