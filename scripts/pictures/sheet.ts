import type { Lettering, Weight } from "../../site/generator/artwork/lettering.ts";
import type { Palette } from "../../site/generator/artwork/palette.ts";

/** Width of every drawing in its own units; a telephone of 360 pixels shows them at 320, a wide screen at some 420. */
export const SHEET_WIDTH = 1200;
/** Space left of and right of what is drawn. */
export const MARGIN = 36;
/** The smallest letters: 16 pixels on that telephone. */
export const SMALL = 60;

/** What a drawing is made with: the letters, and the colours of its scheme. */
export interface Brush {
  readonly lettering: Lettering;
  readonly palette: Palette;
}

/** A line of text in a drawing. */
export interface TextLine {
  readonly text: string;
  readonly x: number;
  /** Its base line. */
  readonly y: number;
  readonly size?: number;
  readonly weight?: Weight;
  readonly color?: string;
  /** Which part of the line stands at `x`. */
  readonly anchor?: "start" | "middle" | "end";
}

/**
 * A line of text as an outline, so that the picture needs no font.
 *
 * @throws where letters are too small for a telephone, or the line leaves the sheet
 */
export function drawText({ lettering, palette }: Brush, line: TextLine): string {
  const { text, x, y, size = SMALL, weight = 400, color = palette.ink, anchor = "start" } = line;
  const width = lettering.width(text, weight, size);
  const start = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  if (size < SMALL) throw new RangeError(`“${text}” is drawn at ${size}; a telephone needs ${SMALL}.`);
  if (start < 0 || start + width > SHEET_WIDTH) throw new RangeError(`“${text}” leaves the sheet; draw it shorter.`);
  return `<path fill="${color}" d="${lettering.outline(text, weight, size, start, y)}"/>`;
}

/** A drawing as an SVG document on limestone, between its deck and its quay. */
export function drawSheet({ palette }: Brush, height: number, parts: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET_WIDTH} ${height}" width="${SHEET_WIDTH}" height="${height}">`,
    `<path fill="${palette.stone}" d="M0 0h${SHEET_WIDTH}v${height}H0z"/>`,
    ...parts,
    `<path fill="${palette.ink}" d="M0 0h${SHEET_WIDTH}v14H0zM0 ${height - 10}h${SHEET_WIDTH}v10H0z"/></svg>`,
  ].join("");
}
