import type { Token } from "markdown-it";
import { plainText, type RichText, type TableColumn, type TableNode } from "../../pages/data/content-tree.ts";

const NUMBER = /^[+−-]?\d[\d\s.,]*[%€]?$/;
/** The alignment of a column, as the parser names it. */
const ALIGNED: Readonly<Record<string, TableColumn>> = {
  "text-align:left": "text",
  "text-align:center": "center",
  "text-align:right": "end",
};

/** A table of Markdown's tokens, those from the one after its opening to its closing. */
export function readTable(tokens: readonly Token[], readCell: (cell: Token) => RichText): TableNode {
  const rows: RichText[][] = [];
  for (const token of tokens) {
    if (token.type === "tr_open") rows.push([]);
    if (token.type === "inline") rows.at(-1)?.push(readCell(token));
  }
  const [head = [], ...body] = rows;
  const aligned = tokens.filter(({ type }) => type === "th_open").map((cell) => ALIGNED[cell.attrGet("style") ?? ""]);
  return { type: "table", head, rows: body, columns: columnsOf(aligned, body) };
}

/**
 * How the columns of a table are set. Those that contain only numbers are figures, but the first: it is the header of its
 * row.
 *
 * @param aligned by the author, of each column
 */
export function columnsOf(
  aligned: readonly (TableColumn | undefined)[],
  rows: readonly (readonly RichText[])[],
): TableColumn[] {
  const isNumber = (cell: RichText = []) => NUMBER.test(plainText(cell).trim());
  const isFigures = (column: number) => column > 0 && rows.every((row) => isNumber(row[column]));
  return aligned.map((own, column) => own ?? (isFigures(column) ? "figures" : "text"));
}

/** The cells of a line of a table: bars separate them, those at its ends do not. */
export function cellCount(line: string): number {
  return line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, "")
    .split(/(?<!\\)\|/).length;
}
