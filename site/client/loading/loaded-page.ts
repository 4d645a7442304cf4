import type { ComponentType } from "react";
import type { PageProps } from "../../app/pages/page-modules.ts";
import { message } from "../../i18n/messages.ts";
import type { LocaleData } from "../../page-data/locale-data.ts";
import type { PageContext } from "../../page-data/page-data.ts";
import type { PageId } from "../../page-paths/paths.ts";

/** The component of some page. */
export type PageComponent = { readonly [Id in PageId]: ComponentType<PageProps<Id>> }[PageId];

/** Everything that is needed to show a page: the page itself, the not-found page for some path, or the error page. */
export interface LoadedPage {
  readonly context: PageContext;
  readonly localeData: LocaleData;
  readonly Page: PageComponent;
  /** The path that was asked for, where no page answers to it. */
  readonly requestedPath?: string;
  /** The page could not be loaded or shown; this tries again. The rest is then that of the page before. */
  readonly retry?: () => void;
}

/** The error page at an address that could not be opened, in the language of the page before. */
export function errorPage(before: LoadedPage, path: string, retry: () => void): LoadedPage {
  const { messages, site } = before.localeData;
  const page = message(messages, "error.title").replaceAll("**", "");
  const title = message(messages, "page-title", { page, brand: site.brand });
  const head = { title, description: "", canonical: path, alternates: [], noindex: true } as const;
  return { ...before, context: { ...before.context, head } as PageContext, retry };
}
