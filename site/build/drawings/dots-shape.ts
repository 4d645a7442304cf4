/** Dots in a row and rows of the field: 75 times 40 is 3,000. */
export const DOT_COLS = 75;
export const DOT_ROWS = 40;

type Run = readonly [first: number, last: number];

const LAST = DOT_COLS - 1;
const DECK_ROWS = [3, 4];
/** Left half of the arch from its crown down: for each row, the first and last dot. It is mirrored. */
const ARCH_TOP = 8;
const ARCH: readonly Run[] = [
  [29, 37],
  [24, 37],
  [19, 37],
  [17, 37],
  [15, 27],
  [13, 21],
  [12, 18],
  [10, 15],
  [9, 13],
  [7, 11],
  [7, 9],
  [6, 8],
  [5, 6],
  [4, 5],
  [4, 4],
  [3, 3],
  [1, 3],
  [1, 2],
  [1, 2],
  [1, 1],
  [1, 1],
  [1, 1],
  [0, 0],
];
/** Posts stand one in six dots, the first on the second dot. */
const POST_SPACING = 6;
const WATER_ROWS = [
  { row: 36, start: 0 },
  { row: 38, start: -2 },
];

/** The dots of the bridge as SVG path data: lines that a stroke of zero-length dashes turns into dots. */
export function bridgeRuns(): string {
  return [
    ...DECK_ROWS.map((row) => rowPath(row, [[0, LAST]])),
    ...postColumns.map(postPath),
    ...ARCH.map((run, index) => rowPath(ARCH_TOP + index, mirrored(run))),
    ...WATER_ROWS.map(({ row, start }) => rowPath(row, waves(start))),
  ].join("");
}

const postColumns = Array.from({ length: Math.ceil(LAST / POST_SPACING) }, (_, index) => 1 + index * POST_SPACING);

/** A post, from below the deck to above the arch. */
function postPath(column: number): string {
  const top = Math.max(...DECK_ROWS) + 1;
  const fromShore = Math.min(column, LAST - column);
  const bottom = ARCH_TOP - 1 + ARCH.findIndex(([first]) => first <= fromShore);
  return `M${column} ${top}v${bottom - top}${REST}`;
}

/** A run and its mirror image; one run where they meet. */
function mirrored([first, last]: Run): Run[] {
  const [left, right] = [LAST - last, LAST - first];
  return last >= left
    ? [[first, right]]
    : [
        [first, last],
        [left, right],
      ];
}

function waves(start: number): Run[] {
  const crests = Array.from({ length: Math.ceil(DOT_COLS / 4) + 1 }, (_, index) => start + index * 4);
  return crests.filter((first) => first <= LAST).map((first) => [Math.max(first, 0), Math.min(first + 2, LAST)]);
}

/** A line ends a little after its last dot, else the dash of that dot is not drawn. */
const REST = ".1";
const BACK = ".9";

/** The runs of one row. Moves are relative to the previous run: equal gaps give equal text, which compresses well. */
function rowPath(row: number, runs: readonly Run[]): string {
  const lines = runs.map(([first, last], index) => {
    const before = runs[index - 1]?.[1];
    const move = before === undefined ? `M${first} ${row}` : `m${first - before - 1}${BACK} 0`;
    return `${move}h${last - first}${REST}`;
  });
  return lines.join("");
}
