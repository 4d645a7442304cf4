import { createContext, type ReactNode, useContext } from "react";
import type { PageContext as Page } from "#engine/pages/data/page-data.ts";

const CurrentPage = createContext<Page | undefined>(undefined);

/** Gives the shown page to everything below. */
export function PageProvider({ page, children }: { readonly page: Page; readonly children: ReactNode }) {
  return <CurrentPage value={page}>{children}</CurrentPage>;
}

/**
 * The page that is shown: its id, path, languages and content.
 *
 * @throws {Error} outside a `PageProvider`.
 */
export function usePage(): Page {
  const page = useContext(CurrentPage);
  if (page === undefined) {
    throw new Error("No page here: this component is rendered outside PageProvider. Render it inside App.");
  }
  return page;
}
