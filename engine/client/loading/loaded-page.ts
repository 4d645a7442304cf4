import type { ComponentType } from "react";
import type { PageProps } from "#site/pages/views.ts";
import type { LocaleData } from "../../pages/data/locale-data.ts";
import type { PageContext } from "../../pages/data/page-data.ts";
import { type PageId, percentDecoded } from "../../pages/paths/paths.ts";

/** The component of some page. */
export type PageComponent = { readonly [Id in PageId]: ComponentType<PageProps<Id>> }[PageId];

interface PageParts {
  readonly context: PageContext;
  readonly localeData: LocaleData;
  readonly Page: PageComponent;
}

/**
 * Everything that is needed to show a page: the page itself, the not-found page and the path that was asked for, or the
 * error page (`error-page.ts`).
 */
export type LoadedPage = PageParts &
  (
    | { readonly kind: "page" }
    | { readonly kind: "not-found"; readonly requestedPath: string }
    | { readonly kind: "error" }
  );

/** The page as it is shown at a path: the not-found page names the path, as people write it. */
export function shownAt(path: string, page: LoadedPage): LoadedPage {
  if (page.kind !== "page" || page.context.page !== "not-found") return page;
  return { ...page, kind: "not-found", requestedPath: percentDecoded(path) };
}
