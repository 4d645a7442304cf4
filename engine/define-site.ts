/** A site as the engine takes it: a value that everything about one website follows from. */
import type { ContentSite } from "./content/model/define-settings.ts";
import type { SpecifiedWords } from "./content/reading/specified-words.ts";
import type { PageRoute } from "./pages/paths/routes.ts";

export interface Site extends ContentSite {
  /** Addresses that others rely on, such as a contract: the owner's editor asks before one is changed. */
  readonly keptAddresses?: readonly string[];
  /** Words that others give to the site and that are not usual: the owner decides on them before the site goes online. */
  readonly specifiedWords?: readonly SpecifiedWords[];
}

/** Defines a site. What the content of each page is made of follows from its own kind and texts, not from a common type. */
export function defineSite(
  site: Omit<Site, "pages" | "settings"> & { readonly pages: readonly PageRoute[]; readonly settings?: unknown },
): Site {
  return site as Site;
}
