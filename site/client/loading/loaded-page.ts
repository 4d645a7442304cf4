import type { ComponentType } from "react";
import type { PageProps } from "../../app/pages/page-modules.ts";
import { message } from "../../i18n/messages.ts";
import type { LocaleData } from "../../page-data/locale-data.ts";
import type { PageContext } from "../../page-data/page-data.ts";
import type { PageId } from "../../page-paths/paths.ts";

/** The component of some page. */
export type PageComponent = { readonly [Id in PageId]: ComponentType<PageProps<Id>> }[PageId];

interface PageParts {
  readonly context: PageContext;
  readonly localeData: LocaleData;
  readonly Page: PageComponent;
}

/**
 * Everything that is needed to show a page: the page itself, the not-found page and the path that no page answers to, or
 * the error page, whose parts are those of the page before but for the head.
 */
export type LoadedPage = PageParts &
  (
    | { readonly kind: "page" }
    | { readonly kind: "not-found"; readonly requestedPath: string }
    | { readonly kind: "error" }
  );

/** The error page at an address that could not be opened, in the language of the page before. */
export function errorPage(before: LoadedPage, path: string): LoadedPage {
  const { messages, site } = before.localeData;
  const page = message(messages, "error.title").replaceAll("**", "");
  const title = message(messages, "page-title", { page, brand: site.brand });
  const head = { title, description: "", canonical: path, alternates: [], noindex: true } as const;
  return { ...before, kind: "error", context: { ...before.context, head } as PageContext };
}
