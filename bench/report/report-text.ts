import type { Figure } from "./figure.ts";
import { groupTable, judgedTable } from "./figure-tables.ts";
import { judge } from "./judge.ts";
import { describeMachine } from "./machine.ts";
import type { Result } from "./results.ts";
import { textTable } from "./table.ts";
import { targets } from "./targets.ts";

/** A result as text for a terminal: what each group measured, then the targets and their verdicts. */
export function reportText(result: Result): string {
  const groups = Map.groupBy(result.figures, ({ group }: Figure) => group);
  const measured = [...groups].map(([group, figures]) => `${group}\n\n${textTable(groupTable(figures))}`);
  const judged = judge(result.figures, targets);
  return [
    ...measured,
    ...(judged.length > 0 ? [textTable(judgedTable(judged))] : []),
    `${result.date}, ${describeMachine(result.machine)}`,
    "",
  ].join("\n");
}
