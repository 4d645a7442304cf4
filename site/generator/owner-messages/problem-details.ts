import { addressProblems } from "./address-problems.ts";
import { fileProblems } from "./file-problems.ts";
import { filledText, type PlaceholdersOf } from "./filled-text.ts";
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

/** Every problem by name: what is wrong, and what to do. */
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

/** What the texts of a problem leave open. */
export type ProblemValues<Id extends ProblemId> = Readonly<
  Record<PlaceholdersOf<(typeof problemTexts)[Id]["en"][number]>, string>
>;

/** A problem by name, with what its texts leave open. */
export type ProblemDetails = {
  [Id in ProblemId]: { readonly id: Id; readonly values: ProblemValues<Id> };
}[ProblemId];

/** What is wrong and what to do, in the owner's language: "… → …". */
export function problemInWords({ id, values }: ProblemDetails, language: OwnerLanguage): string {
  const texts: readonly string[] = problemTexts[id][language];
  return texts.map((text) => filledText(text, values, language)).join(" → ");
}
