/** A site as the engine takes it: a value that everything about one website follows from. */
import type { ContentSite } from "./content/model/define-settings.ts";

export interface Site extends ContentSite {
  /** The modules that are part of the first script, as patterns: those that most pages share. */
  readonly entryModules: {
    /** Below the site's folder. */
    readonly below: readonly string[];
    /** Of other parts of the project. */
    readonly others?: readonly string[];
  };
}

/** Defines a site. */
export function defineSite(site: Omit<Site, "pages"> & { readonly pages: readonly unknown[] }): Site {
  return site as Site;
}
