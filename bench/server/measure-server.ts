import { onPath } from "../../scripts/on-path.mjs";
import type { BenchContext } from "../bench-context.ts";
import { processorTime } from "../build/measure-process.ts";
import { type Figure, figuresOf } from "../report/figure.ts";
import { readManifest } from "../site/read-manifest.ts";
import { type FloodResult, flood, requestFor } from "./flood.ts";
import { startNginx } from "./nginx.ts";
import { startWatchedServer } from "./watched-server.ts";

const CONNECTIONS = 200;
const WARM_UP = 2_000;
const TIME = 15_000;

/** How a server answered, and what it took. */
interface Load extends FloodResult {
  /** Milliseconds of processor for an answer, where the system tells. */
  readonly processor: number | undefined;
}

/** Requests per second over every file of the site, beside nginx on the same folder where it is installed. */
export async function measureServer(context: BenchContext): Promise<readonly Figure[]> {
  const site = await context.site();
  const requests = Object.keys((await readManifest(site)).files).map(requestFor);
  context.say(`server: ${requests.length} files over ${CONNECTIONS} connections`);
  const nginx = await measureNginx(site, requests, context);
  return [...(await measureOurs(site, requests, context, nginx)), ...(nginx ? loadFigures("nginx", nginx) : [])];
}

async function measureOurs(
  site: string,
  requests: readonly string[],
  { work }: BenchContext,
  nginx: Load | undefined,
): Promise<readonly Figure[]> {
  const server = await startWatchedServer(site, work);
  try {
    await flood({ port: server.port, requests, connections: CONNECTIONS, milliseconds: WARM_UP });
    const before = await server.memory();
    const load = await loadFor(server.port, server.pid, requests);
    const after = await server.memory();
    const figure = figuresOf("server");
    const growth = (Math.abs(after.heap - before.heap) / before.heap) * 100;
    return [
      ...loadFigures("all files", load, nginx),
      figure("all files", "heap change", "%", growth),
      figure("all files", "largest memory", "MB", after.peak),
    ];
  } finally {
    await server.stop();
  }
}

async function measureNginx(
  site: string,
  requests: readonly string[],
  context: BenchContext,
): Promise<Load | undefined> {
  const program = onPath("nginx");
  if (program === undefined) {
    context.say("server: nginx is not installed, so it is not measured");
    return undefined;
  }
  const { origin, pid, stop } = await startNginx(program, site, context.work);
  const port = Number(new URL(origin).port);
  try {
    await flood({ port, requests, connections: CONNECTIONS, milliseconds: WARM_UP });
    return await loadFor(port, pid, requests);
  } finally {
    await stop();
  }
}

async function loadFor(port: number, pid: number | undefined, requests: readonly string[]): Promise<Load> {
  const before = processorTime(pid);
  const result = await flood({ port, requests, connections: CONNECTIONS, milliseconds: TIME });
  const after = processorTime(pid);
  const processor = before === undefined || after === undefined ? undefined : (after - before) / result.answers;
  return { ...result, processor };
}

function loadFigures(subject: string, load: Load, beside?: Load): readonly Figure[] {
  const figure = figuresOf("server");
  const besideTime = beside && { name: "nginx", value: 1000 / beside.rate };
  const besideProcessor = beside?.processor === undefined ? undefined : { name: "nginx", value: beside.processor };
  return [
    figure(subject, "requests", "per second", load.rate),
    figure(subject, "time an answer", "µs", 1000 / load.rate, besideTime),
    ...(load.processor === undefined
      ? []
      : [figure(subject, "processor an answer", "µs", load.processor, besideProcessor)]),
    figure(subject, "p50", "ms", load.p50),
    figure(subject, "p99", "ms", load.p99),
    figure(subject, "failures", "count", load.failures),
  ];
}
