import type { Site } from "#engine/define-site.ts";
import { loadSite } from "#engine/load-site.ts";
import type { SiteRoutes } from "#engine/pages/paths/routes.ts";
import { proofreadText } from "#engine/proofreading/proofread.ts";

export interface ProofreadingJob extends Pick<SiteRoutes, "locales"> {
  readonly file: string;
  readonly text: string;
  readonly ownerWords: string;
  /** The folder of the site's configuration, with its languages. */
  readonly folder: string;
}

const sites = new Map<string, Promise<Site>>();

/**
 * Proofreads a text, off the thread that answers the page: loading the dictionaries takes seconds. The languages are loaded
 * here, because their functions pass to no other thread.
 */
export async function proofreadJob({ folder, locales, file, text, ownerWords }: ProofreadingJob) {
  const site = sites.get(folder) ?? loadSite(folder);
  sites.set(folder, site);
  const { languages } = await site;
  return proofreadText({ locales, languages }, file, text, ownerWords);
}
