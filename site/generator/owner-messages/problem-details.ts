import { inOwnerLanguage, type ValuesOf } from "../../i18n/owner-text.ts";
import { addressProblems } from "./address-problems.ts";
import { fileProblems } from "./file-problems.ts";
import { mediaProblems } from "./media-problems.ts";
import type { OwnerLanguage } from "./owner-language.ts";
import { pageProblems } from "./page-problems.ts";
import { postProblems } from "./post-problems.ts";
import { proofreadingNotes } from "./proofreading-notes.ts";
import { publishProblems } from "./publish-problems.ts";
import { settingProblems } from "./setting-problems.ts";
import { signProblems } from "./sign-problems.ts";
import { siteProblems } from "./site-problems.ts";
import { textProblems } from "./text-problems.ts";
import { themeProblems } from "./theme-problems.ts";
import { vanishedProblems } from "./vanished-problems.ts";

/** Every problem by name: "what is wrong → what to do". */
export const problemTexts = {
  ...settingProblems,
  ...siteProblems,
  ...publishProblems,
  ...themeProblems,
  ...fileProblems,
  ...mediaProblems,
  ...pageProblems,
  ...postProblems,
  ...addressProblems,
  ...vanishedProblems,
  ...textProblems,
  ...signProblems,
  ...proofreadingNotes,
};

export type ProblemId = keyof typeof problemTexts;

/** What the text of a problem leaves open. */
export type ProblemValues<Id extends ProblemId> = ValuesOf<(typeof problemTexts)[Id]>;

/** A problem by name, with what its text leaves open. */
export type ProblemDetails = {
  [Id in ProblemId]: { readonly id: Id; readonly values: ProblemValues<Id> };
}[ProblemId];

/** What is wrong and what to do, in the owner's language: "… → …". */
export function problemInWords({ id, values }: ProblemDetails, language: OwnerLanguage): string {
  return inOwnerLanguage(problemTexts[id], language, values);
}
