import type { OwnerLanguage } from "#engine/manifest/owner-facts.ts";
import { linesIn, type ReportLine, type ReportValues } from "#engine/owner-messages/report-lines.ts";

/** What the owner is told, and its name: a program that starts this one tells its own owner in its own way. */
export interface ToldLine {
  readonly id: ReportLine;
  readonly text: string;
}

/** Tells a line by its name. */
export type Teller = <Id extends ReportLine>(id: Id, values: ReportValues<Id>) => void;

/** Tells lines in the owner's language. */
export function tellerIn(language: OwnerLanguage, log: (line: ToldLine) => void): Teller {
  const say = linesIn(language);
  return (id, values) => log({ id, text: say(id, values) });
}
