/** Units of figures. kB and MB are thousands and millions of bytes. */
type Unit = "kB" | "count" | "µs" | "ms" | "s" | "MB" | "per second" | "score";

/** What was measured. Sizes are bytes and times milliseconds, whatever the unit they are shown in. */
export interface Figure {
  readonly group: string;
  /** What was measured: a page, a size of content. The row of the table. */
  readonly subject: string;
  /** What of it. The column of the table. */
  readonly measure: string;
  readonly unit: Unit;
  readonly value: number;
  /** What it may be at most, in the same measure as the value. */
  readonly most?: number | undefined;
  /** The same of something else, measured in the same run. */
  readonly beside?: { readonly name: string; readonly value: number } | undefined;
}

/** What a group of measurements is given. */
export interface BenchContext {
  readonly root: string;
  /** Folder for what is made on the way, deleted at the end. */
  readonly work: string;
  /** How often each visit is repeated. */
  readonly runs: number;
  /** Origin at which another build of the site is served, to be measured in turns with ours. */
  readonly beside: string | undefined;
  /** Folder of the shipped site, built when it is first asked for. */
  readonly site: () => Promise<string>;
  readonly log: (line: string) => void;
}

export function figuresOf(group: string) {
  return (
    subject: string,
    measure: string,
    unit: Unit,
    value: number,
    { most, beside }: Pick<Figure, "most" | "beside"> = {},
  ): Figure => ({ group, subject, measure, unit, value, most, beside });
}

/** Whether a size or a count exceeds its budget; times are printed and not judged. */
export function isOverBudget({ unit, value, most }: Figure): boolean {
  return (unit === "kB" || unit === "count") && most !== undefined && value > most;
}

/** A table in Markdown for each group: a row for each subject, a column for each measure with the most that it may be. */
export function tablesOf(figures: readonly Figure[]): string {
  const groups = Map.groupBy(figures, ({ group }) => group);
  return [...groups].map(([group, own]) => `### ${group}\n\n${tableOf(own)}`).join("\n");
}

function tableOf(figures: readonly Figure[]): string {
  const columns = [...Map.groupBy(figures, ({ measure }) => measure)];
  const heads = columns.map(([measure, [first]]) => {
    const { unit = "count", most } = first ?? {};
    const limit = most === undefined ? "" : ` (≤ ${shown(most, unit)})`;
    return `${measure}${unit === "count" ? "" : `, ${unit}`}${limit}`;
  });
  const rows = [...Map.groupBy(figures, ({ subject }) => subject)].map(([subject, own]) => [
    subject,
    ...columns.map(([measure]) => cellOf(own.find((figure) => figure.measure === measure))),
  ]);
  return [["", ...heads], ["---", ...heads.map(() => "---:")], ...rows]
    .map((row) => `| ${row.join(" | ")} |\n`)
    .join("");
}

function cellOf(figure: Figure | undefined): string {
  if (figure === undefined) return "–";
  const { value, unit, beside } = figure;
  const other = beside === undefined ? "" : ` (${beside.name} ${shown(beside.value, unit)})`;
  return `${shown(value, unit)}${isOverBudget(figure) ? " OVER BUDGET" : ""}${other}`;
}

/** A value as people read it, without its unit. @example shown(79_812, "kB") // "79.8" */
function shown(value: number, unit: Unit): string {
  if (unit === "kB") return (value / 1000).toFixed(1);
  if (unit === "MB") return (value / 1e6).toFixed(0);
  if (unit === "s") return (value / 1000).toFixed(2);
  if (unit === "µs") return (value * 1000).toFixed(1);
  return value.toFixed(unit === "score" ? 4 : unit === "ms" && value < 10 ? 1 : 0);
}

/**
 * The median of one number of each sample; of an even count, the mean of the two in the middle.
 *
 * @throws {RangeError} when there are no samples
 */
export function medianOf<Sample>(samples: readonly Sample[], pick: (sample: Sample) => number): number {
  const sorted = samples.map(pick).toSorted((a, b) => a - b);
  const upper = sorted[sorted.length >> 1];
  const lower = sorted[(sorted.length - 1) >> 1];
  if (upper === undefined || lower === undefined) throw new RangeError("There is no median of no samples.");
  return (lower + upper) / 2;
}
