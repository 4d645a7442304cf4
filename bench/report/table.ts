/** A table of text. The first column is left-aligned, all others hold figures and are right-aligned. */
export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A table for a terminal. */
export function textTable({ head, rows }: Table): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => [...(row[column] ?? "")].length)));
  const line = (row: readonly string[]) =>
    widths
      .map((width, column) => pad(row[column] ?? "", width, column === 0))
      .join("  ")
      .trimEnd();
  return [line(head), widths.map((width) => "-".repeat(width)).join("  "), ...rows.map(line), ""].join("\n");
}

function pad(text: string, width: number, left: boolean): string {
  const space = " ".repeat(width - [...text].length);
  return left ? text + space : space + text;
}

/** A table in Markdown. */
export function markdownTable({ head, rows }: Table): string {
  const line = (row: readonly string[]) => `| ${row.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  const rule = `| ${head.map((_, column) => (column === 0 ? "---" : "---:")).join(" | ")} |`;
  return [line(head), rule, ...rows.map(line), ""].join("\n");
}
