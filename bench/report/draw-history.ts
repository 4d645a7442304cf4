import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { historyPlot } from "./history-plot.ts";
import { readResults } from "./results.ts";

/** Figures whose history is drawn. */
const SHOWN = [
  "weights/article/JavaScript",
  "weights/article/all but pictures",
  "first-view/article/LCP",
  "first-view/article/live",
  "first-view/article/blocking",
  "navigation/prefetched/painted",
  "navigation/cold/painted",
  "build/1,000, rendered and written/wall",
  "build/1,000, one post edited/wall",
  "build-10000/10,000, compressed, cold/wall",
  "build-10000/10,000, compressed, cold/peak memory",
  "server/all files/requests",
];

/** Draws the history of the figures from all results of a folder, into it. */
export async function drawHistory(results: string): Promise<void> {
  await writeFile(join(results, "history.svg"), historyPlot(await readResults(results), SHOWN));
}
