/** Units of figures. kB and MB are thousands and millions of bytes. */
export type Unit = "kB" | "count" | "µs" | "ms" | "s" | "MB" | "per second" | "score";

/** Something that was measured. Sizes are bytes and times milliseconds, whatever the unit they are shown in. */
export interface Figure {
  /** Name of the group that measured it. */
  readonly group: string;
  /** What was measured: a page, a size of content. The row of the table. */
  readonly subject: string;
  /** What of it. The column of the table. */
  readonly measure: string;
  readonly unit: Unit;
  readonly value: number;
  /** The same of something else, measured in the same run. */
  readonly beside?: { readonly name: string; readonly value: number };
}

/** What a group of measurements is given. */
export interface BenchContext {
  /** The project's folder. */
  readonly root: string;
  /** Folder for what is made on the way, deleted at the end. */
  readonly work: string;
  /** How often each visit is repeated. */
  readonly runs: number;
  /** Origin at which another build of the site is served, to be measured in turns with ours. */
  readonly beside?: string | undefined;
  /** Folder of the shipped site, built when it is first asked for. */
  readonly site: () => Promise<string>;
  /** Tells what is being done. */
  readonly log: (line: string) => void;
}

/** Makes figures of one group. */
export function figuresOf(group: string) {
  return (subject: string, measure: string, unit: Unit, value: number, beside?: Figure["beside"]): Figure => ({
    group,
    subject,
    measure,
    unit,
    value,
    ...(beside && { beside }),
  });
}

/** A value as people read it, without its unit. @example formatValue(79_812, "kB") // "79.8" */
export function formatValue(value: number, unit: Unit): string {
  switch (unit) {
    case "kB":
      return (value / 1000).toFixed(1);
    case "MB":
      return (value / 1e6).toFixed(value < 1e7 ? 1 : 0);
    case "s":
      return (value / 1000).toFixed(value < 10_000 ? 2 : 1);
    case "score":
      return value.toFixed(3);
    case "µs":
      return (value * 1000).toFixed(1);
    case "ms":
      return value.toFixed(value < 10 ? 1 : 0);
    default:
      return String(Math.round(value));
  }
}

/** A value with its unit. @example withUnit(79_812, "kB") // "79.8 kB" */
export function withUnit(value: number, unit: Unit): string {
  const shown = formatValue(value, unit);
  if (unit === "count" || unit === "score") return shown;
  return unit === "per second" ? `${shown}/s` : `${shown} ${unit}`;
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
