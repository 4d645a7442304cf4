import { everyPath, hardlyMovesWithOnly } from "./layout-shift.ts";

const at = (widths: readonly number[]) => Object.fromEntries(widths.map((width) => [width, everyPath]));

hardlyMovesWithOnly("Arial", { worst: 0.1, median: 0.005 }, at([320, 360, 768, 1280, 1440]));
hardlyMovesWithOnly("DejaVu Sans", { worst: 0.25, median: 0.25 }, at([360, 768, 1280, 1440]));
