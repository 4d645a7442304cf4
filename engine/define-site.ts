/** A site as the engine takes it: a value that everything about one website follows from. */
import type { ObjectEntries } from "valibot";
import type { PageDefinition } from "./pages/definition/define-page.ts";
import type { PageKind } from "./pages/paths/routes.ts";

/** The definition of a page of any kind. */
export type AnyPage = PageDefinition<string, PageKind, ObjectEntries, unknown>;

export interface Site {
  /** In the order that they have everywhere. */
  readonly pages: readonly AnyPage[];
}

/** Defines a site. */
export function defineSite<const Definition extends { readonly pages: readonly unknown[] }>(
  site: Definition,
): Definition & Site {
  return site as Definition & Site;
}
