import autocannon from "autocannon";
import { startServer } from "#tests/support/setup/start-server.ts";
import { type BenchContext, type Figure, figuresOf } from "./figure.ts";
import { processUsage } from "./process-cost.ts";
import { readManifest } from "./shipped-site.ts";

const CONNECTIONS = 64;
/** Seconds. */
const WARM_UP = 2;
const TIME = 15;

/** Requests per second over every file of the site, asked for by browsers that take gzip. */
export async function measureServer({ site, log }: BenchContext): Promise<readonly Figure[]> {
  const folder = await site();
  const paths = Object.keys((await readManifest(folder)).files).map(encodeURI);
  log(`server: ${paths.length} files over ${CONNECTIONS} connections`);
  const server = await startServer(folder);
  const load = (duration: number) =>
    autocannon({
      url: server.origin,
      connections: CONNECTIONS,
      duration,
      headers: { "accept-encoding": "gzip" },
      // Each connection begins with another file.
      setupClient: (client) => {
        const first = Math.floor(Math.random() * paths.length);
        client.setRequests([...paths.slice(first), ...paths.slice(0, first)].map((path) => ({ path })));
      },
    });
  try {
    await load(WARM_UP);
    const before = processUsage(server.pid);
    const { requests, latency, errors, non2xx } = await load(TIME);
    const after = processUsage(server.pid);
    const figure = figuresOf("server");
    return [
      figure("all files", "requests", "per second", requests.average),
      ...(before === undefined || after === undefined
        ? []
        : [
            figure("all files", "processor a request", "µs", (after.processor - before.processor) / requests.total),
            figure("all files", "peak memory", "MB", after.peakMemory),
          ]),
      figure("all files", "p50", "ms", latency.p50),
      figure("all files", "p99", "ms", latency.p99),
      figure("all files", "failures", "count", errors + non2xx),
    ];
  } finally {
    await server.stop();
  }
}
