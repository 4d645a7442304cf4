/**
 * Loaded into a server (`node --expose-gc --import`) before its own program. At SIGUSR2 it collects garbage, and writes
 * into the file that `BENCH_MEMORY_FILE` names what the heap holds then, the most memory that the process ever had, and
 * its open connections. It acts when it is imported, because nothing else of the server knows of it.
 */
import { renameSync, writeFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

const file = process.env.BENCH_MEMORY_FILE;

if (file !== undefined && isMainThread) {
  process.on("SIGUSR2", () => {
    globalThis.gc?.();
    const { heapUsed: heap, rss: resident } = process.memoryUsage();
    const peak = process.resourceUsage().maxRSS * 1024;
    const connections = process.getActiveResourcesInfo().filter((name) => name === "TCPSocketWrap").length;
    writeFileSync(`${file}.part`, JSON.stringify({ heap, resident, peak, connections }));
    renameSync(`${file}.part`, file);
  });
}
