/**
 * Loaded into a server before its own program: notes the largest heap and writes it, when the server ends, into the
 * file that `BENCH_MEMORY_FILE` names. It acts when it is imported, because nothing else of the server knows of it.
 */
import { writeFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

const LOOK_EVERY = 100;
const file = process.env.BENCH_MEMORY_FILE;

if (file !== undefined && isMainThread) {
  const peak = { heap: 0, resident: 0 };
  const look = () => {
    const { heapUsed, rss } = process.memoryUsage();
    peak.heap = Math.max(peak.heap, heapUsed);
    peak.resident = Math.max(peak.resident, rss);
  };
  setInterval(look, LOOK_EVERY).unref();
  process.on("exit", () => writeFileSync(file, JSON.stringify(peak)));
}
