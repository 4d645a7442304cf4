import type { Lettering, Weight } from "../../site/generator/artwork/lettering.ts";
import { light } from "../../site/generator/artwork/light-paint.ts";

/** Width of every drawing in its own units; a phone shows them at about a quarter of it. */
export const SHEET_WIDTH = 1200;
/** Space left of and right of what is drawn. */
export const MARGIN = 40;
/** The smallest letters that a phone of 360 pixels still shows at 12. */
export const SMALL = 46;

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

/** A line of text as an outline, so that the picture needs no font. */
export function drawText(lettering: Lettering, line: TextLine): string {
  const { text, x, y, size = SMALL, weight = 400, color = light.ink, anchor = "start" } = line;
  const width = lettering.width(text, weight, size);
  const start = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  return `<path fill="${color}" d="${lettering.outline(text, weight, size, start, y)}"/>`;
}

/** Several lines of one text, one below the other; `y` is the base line of the first. */
export function drawLines(lettering: Lettering, lines: readonly string[], first: Omit<TextLine, "text">): string {
  const leading = (first.size ?? SMALL) * 1.15;
  return lines.map((text, index) => drawText(lettering, { ...first, text, y: first.y + index * leading })).join("");
}

/** A drawing as an SVG document on limestone, between its deck and its quay. */
export function drawSheet(height: number, parts: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET_WIDTH} ${height}" width="${SHEET_WIDTH}" height="${height}">`,
    `<path fill="${light.stone}" d="M0 0h${SHEET_WIDTH}v${height}H0z"/>`,
    ...parts,
    `<path fill="${light.ink}" d="M0 0h${SHEET_WIDTH}v14H0zM0 ${height - 10}h${SHEET_WIDTH}v10H0z"/></svg>`,
  ].join("");
}
