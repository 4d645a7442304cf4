import type { ComponentType } from "react";
import type { PageContext } from "../routes/page-data.ts";
import type { PageProps } from "../routes/page-modules.ts";
import type { PageId } from "../routes/paths.ts";
import type { LoadedPage } from "./load-page.ts";

/** The component of some page. */
export type PageView = { readonly [Id in PageId]: ComponentType<PageProps<Id>> }[PageId];

/** What is to be on screen: a page, the not-found page for some path, or the error page. */
export interface Screen extends LoadedPage<PageView> {
  /** The path that was asked for, where no page answers to it. */
  readonly requestedPath?: string;
  /** The page could not be loaded; this tries again. `context` and `Page` are then those of the page before. */
  readonly retry?: () => void;
}

/** A screen that failed to load, at the address it was asked for, in the language of the page before. */
export function failedScreen(before: Screen, path: string, title: string, retry: () => void): Screen {
  const head = { title, description: "", canonical: path, alternates: [], noindex: true } as const;
  return { ...before, context: { ...before.context, head } as PageContext, retry };
}
