import type { FunctionComponent } from "react";
import type { PageProps } from "#engine/pages/definition/define-page.ts";
import { viewOf } from "#engine/pages/paths/paths.ts";
import type { Routes } from "#engine/pages/paths/routes.ts";

const modules = import.meta.glob<{ readonly Page: FunctionComponent<PageProps> }>("./*/view.tsx");

/** The function that loads a page's view. */
export function viewModule(routes: Pick<Routes, "pages">, page: string) {
  return modules[`./${viewOf(routes, page)}/view.tsx`];
}
