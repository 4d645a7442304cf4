import { plainText, type RichText } from "../../page-data/content-tree.ts";

const FIGURE = /^[+−-]?\d[\d\s.,]*[%€]?$/;

/**
 * The columns of a table that hold figures only: they are read from their end, units below units.
 *
 * @returns their positions, from 0; the first column, which says what a row is about, is none of them
 */
export function figureColumns(head: readonly RichText[], rows: readonly (readonly RichText[])[]): number[] {
  const isFigure = (cell: RichText = []) => FIGURE.test(plainText(cell).trim());
  return [...head.keys()].filter((column) => column > 0 && rows.every((row) => isFigure(row[column])));
}
