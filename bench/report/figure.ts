/** Units of figures. kB and MB are thousands and millions of bytes. */
export type Unit = "kB" | "count" | "µs" | "ms" | "s" | "%" | "MB" | "per second" | "score";

/** Something that was measured. */
export interface Figure {
  /** Name of the group that measured it. */
  readonly group: string;
  /** What was measured: a page, a size of content. The row of the table. */
  readonly subject: string;
  /** What of it. The column of the table. */
  readonly measure: string;
  readonly unit: Unit;
  readonly value: number;
  /** The same of something else, measured in the same run: the floor page, another program. */
  readonly beside?: { readonly name: string; readonly value: number };
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
    case "%":
      return value.toFixed(1);
    case "ms":
      return value < 10 ? value.toFixed(1) : value.toFixed(0);
    default:
      return String(Math.round(value));
  }
}

/** A value with its unit. Sizes are held in bytes and times in milliseconds, whatever the unit they are shown in. */
export function withUnit(value: number, unit: Unit): string {
  const shown = formatValue(value, unit);
  if (unit === "count" || unit === "score") return shown;
  return unit === "per second" ? `${shown}/s` : `${shown} ${unit}`;
}
