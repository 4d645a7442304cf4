import { plainText, type RichText } from "../../../page-data/content-tree.ts";

const NUMBER = /^[+−-]?\d[\d\s.,]*[%€]?$/;

/**
 * The columns of a table that contain only numbers; they are aligned right.
 *
 * @returns their indexes, from 0, without the first column, which is the header of its row
 */
export function numericColumns(head: readonly RichText[], rows: readonly (readonly RichText[])[]): number[] {
  const isNumber = (cell: RichText = []) => NUMBER.test(plainText(cell).trim());
  return [...head.keys()].filter((column) => column > 0 && rows.every((row) => isNumber(row[column])));
}
