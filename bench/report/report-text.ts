import type { Figure } from "./figure.ts";
import { groupTable, judgedTable } from "./figure-tables.ts";
import { judge, unmeasured } from "./judge.ts";
import { describeMachine } from "./machine.ts";
import type { Result } from "./results.ts";
import { textTable } from "./table.ts";
import { targets } from "./targets.ts";

/**
 * A result as text for a terminal: what each group measured, then the targets and their verdicts.
 *
 * @param budgets whether only sizes and counts are judged
 */
export function reportText({ figures, date, machine }: Result, budgets: boolean): string {
  const groups = Map.groupBy(figures, ({ group }: Figure) => group);
  const measured = [...groups].map(([group, own]) => `${group}\n\n${textTable(groupTable(own))}`);
  const judged = judge(figures, targets).filter(({ budget }) => budget || !budgets);
  const missing = unmeasured(figures, targets).map(({ group, subject, measure }) =>
    [`not measured: ${group}: ${measure}`, ...(subject === undefined ? [] : [`(${subject})`])].join(" "),
  );
  return [
    ...measured,
    ...(judged.length > 0 ? [textTable(judgedTable(judged))] : []),
    ...missing,
    `${date}, ${describeMachine(machine)}`,
    "",
  ].join("\n");
}
