/** A site as the engine takes it: a value that everything about one website follows from. */
import type { ObjectEntries } from "valibot";
import type { PageDefinition } from "./pages/definition/define-page.ts";
import type { PageKind, PageRoute } from "./pages/paths/routes.ts";

/** The definition of a page of any kind. */
export type AnyPage = PageDefinition<string, PageKind, ObjectEntries, unknown>;

export interface Site {
  /** In the order that they have everywhere. */
  readonly pages: readonly AnyPage[];
  /** The modules that are part of the first script, as patterns: those that most pages share. */
  readonly entryModules: {
    /** Below the site's folder. */
    readonly below: readonly string[];
    /** Of other parts of the project. */
    readonly others?: readonly string[];
  };
}

/** Defines a site. What the content of each page is made of follows from its own kind and texts, not from a common type. */
export function defineSite(site: Omit<Site, "pages"> & { readonly pages: readonly PageRoute[] }): Site {
  return site as Site;
}
