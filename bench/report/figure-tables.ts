import { type Figure, formatValue, withUnit } from "./figure.ts";
import { describeTarget, type Judgement } from "./judge.ts";
import type { Table } from "./table.ts";

/** Every target with what was measured, what stands beside it, and whether it is reached. */
export function judgedTable(judgements: readonly Judgement[]): Table {
  return {
    head: ["figure", "measured", "floor or peer", "target", "verdict"],
    rows: judgements.map(({ target, figure, reached }) => [
      `${figure.group}: ${figure.measure} (${target.subject === undefined ? `worst: ${figure.subject}` : figure.subject})`,
      withUnit(figure.value, figure.unit),
      besideText(target.peer ?? figure.beside, figure),
      describeTarget(target, figure),
      reached ? "reached" : "missed",
    ]),
  };
}

/** Why each target is what it is, one line each. */
export function targetSources(judgements: readonly Judgement[]): string {
  return judgements
    .map(
      ({ target, figure }) =>
        `- ${figure.group}: ${target.measure} ${describeTarget(target, figure)}: ${target.source}`,
    )
    .join("\n");
}

/** All figures of a group: a row for each subject, a column for each measure; what stands beside a figure in brackets. */
export function groupTable(figures: readonly Figure[]): Table {
  const columns = [...new Map(figures.map(({ measure, unit }) => [measure, unit]))];
  const subjects = [...new Set(figures.map(({ subject }) => subject))];
  const cell = (subject: string, measure: string) => {
    const found = figures.find((figure) => figure.subject === subject && figure.measure === measure);
    if (found === undefined) return "–";
    const { value, unit, beside } = found;
    return beside === undefined
      ? formatValue(value, unit)
      : `${formatValue(value, unit)} (${beside.name} ${formatValue(beside.value, unit)})`;
  };
  return {
    head: ["", ...columns.map(([measure, unit]) => (unit === "count" ? measure : `${measure}, ${unit}`))],
    rows: subjects.map((subject) => [subject, ...columns.map(([measure]) => cell(subject, measure))]),
  };
}

function besideText(beside: Figure["beside"], { unit }: Figure): string {
  return beside === undefined ? "–" : `${beside.name} ${withUnit(beside.value, unit)}`;
}
