import type { ComponentType } from "react";
import type { LocaleData } from "../../pages/data/locale-data.ts";
import type { PageContext } from "../../pages/data/page-data.ts";
import type { PageProps } from "../../pages/definition/define-page.ts";
import { percentDecoded } from "../../pages/paths/paths.ts";
import { idOfKind } from "../../pages/paths/routes.ts";

/** The component of some page. */
export type PageComponent = ComponentType<PageProps>;

/** Everything that is needed to show a page. */
export type LoadedPage = {
  readonly context: PageContext;
  readonly localeData: LocaleData;
  readonly Page: PageComponent;
} & (
  | { readonly kind: "page" }
  | { readonly kind: "not-found"; readonly requestedPath: string }
  /** The error page (`load-or-recover.ts`). */
  | { readonly kind: "error" }
);

/** The page as it is shown at a path: the not-found page names the path, as people write it. */
export function shownAt(path: string, page: LoadedPage): LoadedPage {
  if (page.kind !== "page" || page.context.page !== idOfKind(page.localeData.translation, "error")) return page;
  return { ...page, kind: "not-found", requestedPath: percentDecoded(path) };
}
