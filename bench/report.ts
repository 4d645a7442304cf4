import { execFileSync } from "node:child_process";
import { arch, cpus, loadavg, platform, release, totalmem } from "node:os";
import { type Figure, formatValue, withUnit } from "./figure.ts";
import { describeTarget, type Judgement } from "./targets.ts";

/** A table of text: a row of cells for its head, then the others. */
type Table = readonly (readonly string[])[];

/**
 * Figures and verdicts as Markdown, to be read on a terminal or pasted into docs/performance.md: a table for each group,
 * then the targets.
 */
export function report(figures: readonly Figure[], judgements: readonly Judgement[]): string {
  const groups = Map.groupBy(figures, ({ group }) => group);
  const parts = [...groups].map(
    ([group, own]) => `### ${group}\n\n${markdownTable(groupTable(own))}${group === "growth" ? growthPlots(own) : ""}`,
  );
  if (judgements.length > 0) parts.push(`### targets\n\n${markdownTable(judgedTable(judgements))}`);
  return parts.join("\n");
}

/** What is drawn of the growth of a site. */
const PLOTTED = ["time a page", "peak memory"];

/** Plots of the first builds of more and more posts, as Mermaid draws them (https://mermaid.js.org/syntax/xyChart.html). */
export function growthPlots(figures: readonly Figure[]): string {
  const first = figures.filter(({ subject }) => subject.endsWith(", first build"));
  return PLOTTED.map((measure) => {
    const points = first.filter((figure) => figure.measure === measure);
    const [{ unit } = { unit: "ms" as const }] = points;
    const sizes = points.map(({ subject }) => `"${subject.replace(", first build", "")}"`);
    const values = points.map(({ value }) => formatValue(value, unit));
    return [
      "\n```mermaid",
      "xychart-beta",
      `  title "${measure}, by posts of each language"`,
      `  x-axis [${sizes.join(", ")}]`,
      `  y-axis "${unit}" 0 --> ${Math.ceil(Math.max(...values.map(Number)) * 1.2)}`,
      `  line [${values.join(", ")}]`,
      "```\n",
    ].join("\n");
  }).join("");
}

/** A row for each subject, a column for each measure; what stands beside a figure in brackets. */
export function groupTable(figures: readonly Figure[]): Table {
  const columns = [...new Map(figures.map(({ measure, unit }) => [measure, unit]))];
  const subjects = [...new Set(figures.map(({ subject }) => subject))];
  const cell = (subject: string, measure: string) => {
    const found = figures.find((figure) => figure.subject === subject && figure.measure === measure);
    if (found === undefined) return "–";
    const { value, unit, beside } = found;
    const beneath = beside === undefined ? "" : ` (${beside.name} ${formatValue(beside.value, unit)})`;
    return formatValue(value, unit) + beneath;
  };
  return [
    ["", ...columns.map(([measure, unit]) => (unit === "count" ? measure : `${measure}, ${unit}`))],
    ...subjects.map((subject) => [subject, ...columns.map(([measure]) => cell(subject, measure))]),
  ];
}

function judgedTable(judgements: readonly Judgement[]): Table {
  return [
    ["figure", "measured", "target", "", "why"],
    ...judgements.map(({ target, figure, reached }) => [
      `${figure.group}: ${figure.measure} (${target.subject === undefined ? "worst: " : ""}${figure.subject})`,
      withUnit(figure.value, figure.unit),
      describeTarget(target, figure),
      reached ? "reached" : "MISSED",
      target.source,
    ]),
  ];
}

/** A table in Markdown, its columns padded so that it can be read as it is. */
export function markdownTable(table: Table): string {
  const [head = [], ...rows] = table.map((row) => row.map((cell) => cell.replaceAll("|", "\\|")));
  const widths = head.map((_, column) => Math.max(3, ...[head, ...rows].map((row) => (row[column] ?? "").length)));
  const line = (row: readonly string[]) =>
    `| ${widths.map((width, column) => (row[column] ?? "").padEnd(width)).join(" | ")} |\n`;
  return [head, widths.map((width) => "-".repeat(width)), ...rows].map(line).join("");
}

/**
 * This machine in one line, with its load of the last minute: figures mean something on an idle machine only.
 *
 * @param browser path of the browser that measures
 */
export function describeMachine(browser: string): string {
  const processors = cpus();
  const name = processors[0]?.model.trim() ?? "unknown";
  const memory = Math.round(totalmem() / 2 ** 30);
  const version = execFileSync(browser, ["--version"], { encoding: "utf8" }).trim();
  const system = `${platform()} ${release()} ${arch()}, Node ${process.version}, ${version}`;
  return `${processors.length} cores (${name}), ${memory} GB, ${system}; load before: ${(loadavg()[0] ?? 0).toFixed(2)}`;
}
