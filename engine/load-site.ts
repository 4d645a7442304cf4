import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import type { Site } from "./define-site.ts";

/** The file of a site's folder whose default export is the site. */
const SITE_FILE = "site.config.ts";

/**
 * Loads the site of a folder.
 *
 * @throws {Error} if the folder has none
 */
export async function loadSite(folder: string): Promise<Site> {
  const { default: site } = (await import(pathToFileURL(join(folder, SITE_FILE)).href)) as { readonly default?: Site };
  if (site === undefined) {
    throw new Error(
      `${join(relative(".", folder), SITE_FILE)} has no default export. Write: export default defineSite({ … });`,
    );
  }
  return site;
}
