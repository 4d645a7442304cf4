import type { TextVersion } from "../../contract/collections.ts";
import type { Say } from "../words/words.ts";

/** @example stateInWords(sayIn("en"), { state: "scheduled", date: "2027-06-01" }) // "Planned for 1 June 2027" */
export function stateInWords(say: Say, { state, date }: Pick<TextVersion, "state" | "date">): string {
  return state === "scheduled" ? say("state-scheduled", { day: date }) : say(`state-${state}`);
}
