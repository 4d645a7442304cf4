import type { SiteRoutes } from "#engine/pages/paths/routes.ts";
import { proofreadText } from "#engine/proofreading/proofread.ts";

export interface ProofreadingJob {
  readonly file: string;
  readonly text: string;
  readonly ownerWords: string;
  /** Its languages. */
  readonly site: Pick<SiteRoutes, "locales" | "languages">;
}

/** Proofreads a text, off the thread that answers the page: loading the dictionaries takes seconds. */
export function proofreadJob({ file, text, ownerWords, site }: ProofreadingJob) {
  return proofreadText(site, file, text, ownerWords);
}
