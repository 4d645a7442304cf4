/**
 * A country on a grid of half degrees: from its top row down, where its row of squares starts and how many there are.
 */
interface Country {
  readonly top: number;
  readonly rows: readonly (readonly [start: number, length: number])[];
}

/** Outlines sampled from the countries' borders. */
export const countries = {
  spain: {
    top: 15,
    rows: [
      [3, 6],
      [2, 12],
      [2, 17],
      [2, 18],
      [6, 13],
      [5, 12],
      [5, 11],
      [5, 11],
      [5, 10],
      [5, 10],
      [5, 10],
      [5, 10],
      [5, 9],
      [5, 8],
      [6, 3],
    ],
  },
  france: {
    top: 1,
    rows: [
      [18, 2],
      [17, 4],
      [16, 8],
      [13, 14],
      [9, 18],
      [9, 17],
      [11, 15],
      [12, 13],
      [13, 11],
      [13, 12],
      [14, 11],
      [14, 11],
      [14, 12],
      [13, 13],
      [13, 12],
      [14, 6],
      [19, 1],
    ],
  },
  portugal: {
    top: 19,
    rows: [
      [3, 3],
      [3, 2],
      [3, 2],
      [2, 3],
      [2, 3],
      [2, 3],
      [2, 3],
      [3, 2],
      [3, 2],
      [2, 2],
    ],
  },
} as const satisfies Record<string, Country>;

/** The two offices on the grid. */
export const offices = { france: { x: 17.4, y: 7.4 }, portugal: { x: 3.5, y: 23 } } as const;

/** The bridge between the offices, drawn over the Atlantic. */
export const BRIDGE_PATH = "M17.4 7.4C8.4-2.1-2.5 9 3.5 23C-1.1 10 8.4-.6 17.4 7.4Z";

/** The squares of a country, as SVG path data. */
export function countryPath({ top, rows }: Country): string {
  return rows.map(([start, length], index) => `M${start} ${top + index}h${length}v1h-${length}z`).join("");
}
