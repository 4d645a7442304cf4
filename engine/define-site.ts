/** A site as the engine takes it: a value that everything about one website follows from. */
import type { ContentSite } from "./content/model/define-settings.ts";

export type Site = ContentSite;

/** Defines a site. */
export function defineSite<const Definition extends { readonly pages: readonly unknown[] }>(
  site: Definition,
): Definition & Site {
  return site as Definition & Site;
}
