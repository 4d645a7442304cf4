import type { Locale } from "#engine/i18n/languages.ts";
import { proofreadText } from "#engine/proofreading/proofread.ts";

export interface ProofreadingJob {
  readonly file: string;
  readonly text: string;
  readonly ownerWords: string;
  /** The languages of the site. */
  readonly languages: readonly Locale[];
}

/** Proofreads a text, off the thread that answers the page: loading the dictionaries takes seconds. */
export function proofreadJob({ file, text, ownerWords, languages }: ProofreadingJob) {
  return proofreadText(languages, file, text, ownerWords);
}
