import { inOwnerLanguage, type ValuesOf } from "../i18n/owner-text.ts";
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

/** The values that fill in the text of a problem. */
export type ProblemValues<Id extends ProblemId> = ValuesOf<(typeof problemTexts)[Id]>;

/** A problem by name, with the values that fill in its text. */
export type ProblemDetails = {
  [Id in ProblemId]: { readonly id: Id; readonly values: ProblemValues<Id> };
}[ProblemId];

/** A problem in the owner's language: "what is wrong → what to do". */
export function problemInWords({ id, values }: ProblemDetails, language: OwnerLanguage): string {
  return inOwnerLanguage(problemTexts[id], language, values);
}
