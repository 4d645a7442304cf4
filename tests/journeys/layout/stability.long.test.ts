import { everyPath, hardlyMovesWithOnly } from "./layout-shift.ts";

const [ARIAL, DEJAVU] = [
  [320, 360, 768, 1280, 1440],
  [360, 768, 1280, 1440],
];

/** Half of the pages at each width, the others at the next: each at a narrow and at a wide one. */
const halfAt = (widths: readonly number[]) => (width: number) =>
  everyPath.filter((_path, index) => index % 2 === widths.indexOf(width) % 2);

hardlyMovesWithOnly("Arial", { worst: 0.1, median: 0.005 }, ARIAL, halfAt(ARIAL));
hardlyMovesWithOnly("DejaVu Sans", { worst: 0.25, median: 0.25 }, DEJAVU, halfAt(DEJAVU));
