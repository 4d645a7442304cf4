/** A thread that loads the site of a folder as it is now, and says the names of its pages, or fails. */
import { parentPort, workerData } from "node:worker_threads";
import { loadSite } from "../load-site.ts";

const { pages } = await loadSite(String(workerData));
parentPort?.postMessage(pages.map(({ id }) => id));
