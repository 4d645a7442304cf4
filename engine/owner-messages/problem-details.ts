import { inOwnerLanguage, type OwnerText, type OwnerTexts, type ValuesOf } from "../i18n/owner-text.ts";
import type { OwnerLanguage } from "../manifest/owner-facts.ts";
import { addressProblems } from "./address-problems.ts";
import { fileProblems } from "./file-problems.ts";
import { mediaProblems } from "./media-problems.ts";
import { proofreadingNotes } from "./proofreading-notes.ts";
import { settingProblems } from "./setting-problems.ts";
import { textProblems } from "./text-problems.ts";
import { themeProblems } from "./theme-problems.ts";

/** Every problem by name: "what is wrong → what to do". */
export const problemTexts = {
  ...settingProblems,
  ...themeProblems,
  ...fileProblems,
  ...mediaProblems,
  ...addressProblems,
  ...textProblems,
  ...proofreadingNotes,
};

/** A problem that a site finds: it brings its words, under a name that the engine does not have. */
export interface SiteProblem {
  readonly id: `site:${string}`;
  readonly words: OwnerText;
  readonly values: Readonly<Record<string, string>>;
}

/** What the owner is told of a problem: by name, with the values that fill in its text. */
export type ProblemDetails =
  | { [Id in keyof Texts]: { readonly id: Id; readonly values: ValuesOf<Texts[Id]> } }[keyof Texts]
  | SiteProblem;

type Texts = typeof problemTexts;

/** Gives the problems of a site by name, with their words. */
export function problemsIn<Texts extends OwnerTexts>(texts: Texts) {
  return <Id extends keyof Texts & string>(id: Id, values: ValuesOf<Texts[Id]>): SiteProblem => ({
    id: `site:${id}`,
    words: texts[id] as OwnerText,
    values,
  });
}

/** A problem in the owner's language: "what is wrong → what to do". */
export function problemInWords(problem: ProblemDetails, language: OwnerLanguage): string {
  const words = "words" in problem ? problem.words : problemTexts[problem.id];
  return inOwnerLanguage(words, language, problem.values);
}
