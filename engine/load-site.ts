import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { SITE_FILE, siteMistakes } from "./check-site.ts";
import type { Site } from "./define-site.ts";

/** Mistakes in the code of a site, a line each. */
export class SiteError extends Error {
  override readonly name = "SiteError";
}

/**
 * Loads the site of a folder.
 *
 * @throws {SiteError} if the folder has none, or its pages do not fit together
 */
export async function loadSite(folder: string): Promise<Site> {
  const file = join(folder, SITE_FILE);
  const { default: site } = (await import(pathToFileURL(file).href)) as { readonly default?: Site };
  if (site === undefined) {
    throw new SiteError(
      `${relative(".", file)}:1: there is no default export. Write: export default defineSite({ … });`,
    );
  }
  const mistakes = siteMistakes(site, folder);
  if (mistakes.length > 0) throw new SiteError(mistakes.join("\n"));
  return site;
}
