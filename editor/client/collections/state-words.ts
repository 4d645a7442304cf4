import type { ArticleVersion } from "../../contract/collections.ts";
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
