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

/** The dots of the bridge as SVG path data: a run of zero-length dashes for each row's dots in line. */
export function bridgeRuns(): string {
  return [
    ...DECK_ROWS.map((row) => runPath(row, [0, LAST])),
    ...[5, 6, 7].map((row) => postsOf(row, LAST)),
    ...ARCH.map((run, index) => archRow(ARCH_TOP + index, run)),
    ...WATER_ROWS.map(({ row, start }) => waves(row, start)),
  ].join("");
}

function archRow(row: number, [first, last]: Run): string {
  const posts = postsOf(row, first - 1);
  const mirrored: Run = [LAST - last, LAST - first];
  const arch =
    last >= mirrored[0] ? runPath(row, [first, mirrored[1]]) : runPath(row, [first, last]) + runPath(row, mirrored);
  return posts + arch;
}

/** The posts of a row that stand outside the arch: up to `limit` on the left, as many on the right. */
function postsOf(row: number, limit: number): string {
  const columns = Array.from({ length: Math.ceil(DOT_COLS / POST_SPACING) }, (_, index) => 1 + index * POST_SPACING);
  return columns
    .filter((column) => column <= LAST && Math.min(column, LAST - column) <= limit)
    .map((column) => runPath(row, [column, column]))
    .join("");
}

function waves(row: number, start: number): string {
  const crests = Array.from({ length: Math.ceil(DOT_COLS / 4) + 1 }, (_, index) => start + index * 4);
  return crests
    .filter((first) => first <= LAST)
    .map((first) => runPath(row, [Math.max(first, 0), Math.min(first + 2, LAST)]))
    .join("");
}

/** A line a little longer than its last dot, so that the dot's dash is drawn. */
function runPath(row: number, [first, last]: Run): string {
  return `M${first} ${row}h${last - first}.02`;
}
