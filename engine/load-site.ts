import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { missingImport, SITE_FILE, siteMistakes } from "./check-site.ts";
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
  const { default: site } = await imported(file);
  if (site === undefined) {
    throw new SiteError(
      `${relative(".", file)}:1: there is no default export. Write: export default defineSite({ … });`,
    );
  }
  const mistakes = siteMistakes(site, folder);
  if (mistakes.length > 0) throw new SiteError(mistakes.join("\n"));
  return site;
}

/** The same for a command: where the site has mistakes it says them, and the program ends. */
export async function siteOfCommand(folder: string): Promise<Site> {
  try {
    return await loadSite(folder);
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

async function imported(file: string): Promise<{ readonly default?: Site }> {
  try {
    return await import(pathToFileURL(file).href);
  } catch (error) {
    const mistake = missingImport(error as Error);
    throw mistake === undefined ? error : new SiteError(mistake, { cause: error });
  }
}
