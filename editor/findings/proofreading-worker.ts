import { proofreadText } from "../../site/generator/proofreading/proofread.ts";

/** What a text is read with. */
export interface ProofreadingJob {
  readonly file: string;
  readonly text: string;
  readonly ownerWords: string;
}

/** Proofreads a text, off the thread that answers the page: loading the dictionaries takes seconds. */
export function proofreadJob({ file, text, ownerWords }: ProofreadingJob) {
  return proofreadText(file, text, ownerWords);
}
