import type { OwnerLanguage } from "#engine/manifest/owner-facts.ts";
import type { ArticleVersion } from "../../contract/collections.ts";
import type { SiteLanguage } from "../../contract/values.ts";
import { type Say, useSay } from "../words/words.ts";

/** What visitors see of an article in one language, in words. */
export function useStateWords(): (version: ArticleVersion | undefined) => string {
  const say = useSay();
  return (version) => (version === undefined ? say("missing") : stateInWords(say, version));
}

/** @example stateInWords(sayIn("en"), { state: "scheduled", date: "2027-06-01" }) // "Planned for 1 June 2027" */
export function stateInWords(say: Say, { state, date }: Pick<ArticleVersion, "state" | "date">): string {
  return state === "scheduled" ? say("state-scheduled", { day: date }) : say(`state-${state}`);
}

/** The language in which a text is shown first: the owner's where it has it, else the first of the site that it has. */
export function firstLanguage(
  versions: Readonly<Record<SiteLanguage, unknown>>,
  languages: readonly SiteLanguage[],
  owner: OwnerLanguage,
): SiteLanguage {
  const inOrder = [...languages.filter((code) => code === owner), ...languages];
  return inOrder.find((language) => versions[language] !== undefined) ?? inOrder[0] ?? owner;
}
