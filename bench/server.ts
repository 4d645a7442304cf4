import { readFile } from "node:fs/promises";
import autocannon, { type Request } from "autocannon";
import { CONTACT_PATH } from "#contact/message/contact-form.ts";
import { onPath } from "#scripts/programs/on-path.mjs";
import { startNginx } from "#tests/hosts/nginx.ts";
import { startServer } from "#tests/support/setup/start-server.ts";
import { type BenchContext, type Figure, figuresOf } from "./figure.ts";
import { processUsage } from "./process-cost.ts";
import { readManifest } from "./shipped-site.ts";

const CONNECTIONS = 64;
/** Seconds. */
const WARM_UP = 2;
const TIME = 15;
const PROCESSOR = "processor a request";
const MEMORY = "peak memory";
/** What tells of the whole process, not of one of two clients. */
const ofProcess: ReadonlySet<string> = new Set([PROCESSOR, MEMORY]);

/** What is asked for, and with which answers: a page, a file, or the form's refusal of a message without fields. */
interface Load {
  readonly requests: readonly Request[];
  readonly answers: "2xx" | "4xx";
}

const REFUSED: Request = {
  method: "POST",
  path: CONTACT_PATH,
  headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" },
  body: "name=",
};

/** So many refusals are answered at once that none of them is made to wait. */
const UNLIMITED = { CONTACT_RATE_LIMIT: "100000" };

/** What is loaded, and the process whose time counts. */
interface Server {
  readonly origin: string;
  readonly pid: number | undefined;
}

/**
 * Requests per second, and processor time of each, asked for by browsers that take gzip. A page stands beside nginx with
 * the same files, where it is installed; a refusal beside a page: a client that floods the form must not cost more than
 * one that reads; pages beside such a client stand beside pages alone.
 */
export async function measureServer({ site, log }: BenchContext): Promise<readonly Figure[]> {
  const folder = await site();
  const files = Object.keys((await readManifest(folder)).files).map((path) => ({ path: encodeURI(path) }));
  const pages: Load = { requests: files.filter(({ path }) => path.endsWith("/")), answers: "2xx" };
  const refusals: Load = { requests: [REFUSED], answers: "4xx" };
  const measure = (name: string, load: Load, server: Server) => {
    log(`server: ${name} over ${CONNECTIONS} connections`);
    return measureLoad(name, load, server);
  };
  const server = await startServer(folder);
  const patient = await startServer(folder, UNLIMITED);
  try {
    const all = await measure("all files", { requests: files, answers: "2xx" }, server);
    const alone = await measure("pages", pages, server);
    const refused = await measure("refusals", refusals, patient);
    const flood = floodForm(server.origin);
    const flooded = (await measure("pages beside a flood", pages, server)).filter(
      ({ measure: of }) => !ofProcess.has(of),
    );
    await flood;
    return [
      ...all,
      ...beside(alone, PROCESSOR, "nginx", await measureNginx(folder, pages, log)),
      ...beside(refused, PROCESSOR, "a page", alone),
      ...beside(flooded, "p99", "alone", alone),
    ];
  } finally {
    await Promise.all([server, patient].map(({ stop }) => stop()));
  }
}

/** The same load on nginx; nothing where it is not installed. */
async function measureNginx(folder: string, load: Load, log: BenchContext["log"]): Promise<readonly Figure[]> {
  if (onPath("nginx") === undefined) {
    log("server: left out beside nginx, which is not installed");
    return [];
  }
  const nginx = await startNginx({ release: folder });
  try {
    const worker = Number((await readFile(`/proc/${nginx.pid}/task/${nginx.pid}/children`, "utf8")).trim());
    log("server: pages of nginx");
    return await measureLoad("pages of nginx", load, { origin: nginx.origin, pid: worker });
  } finally {
    await nginx.stop();
  }
}

/** A client that sends the form again and again, in a separate thread, for as long as a load is measured. */
async function floodForm(url: string): Promise<void> {
  const duration = WARM_UP + TIME + 1;
  await autocannon({ url, connections: CONNECTIONS, requests: [REFUSED], workers: 1, duration });
}

async function measureLoad(
  name: string,
  { requests: asked, answers }: Load,
  { origin, pid }: Server,
): Promise<readonly Figure[]> {
  const run = (duration: number) =>
    autocannon({
      url: origin,
      connections: CONNECTIONS,
      duration,
      headers: { "accept-encoding": "gzip" },
      // Each connection begins with another file.
      setupClient: (client) => {
        const first = Math.floor(Math.random() * asked.length);
        client.setRequests([...asked.slice(first), ...asked.slice(0, first)]);
      },
    });
  await run(WARM_UP);
  const before = processUsage(pid);
  const { requests, latency, errors, ...counts } = await run(TIME);
  const after = processUsage(pid);
  const figure = figuresOf("server");
  return [
    figure(name, "requests", "per second", requests.average),
    ...(before === undefined || after === undefined
      ? []
      : [
          figure(name, PROCESSOR, "µs", (after.processor - before.processor) / requests.total),
          figure(name, MEMORY, "MB", after.peakMemory),
        ]),
    figure(name, "p50", "ms", latency.p50),
    figure(name, "p99", "ms", latency.p99),
    figure(name, "failures", "count", errors + requests.total - counts[answers]),
  ];
}

/** Figures, that of a measure with what other figures say of it. */
function beside(
  figures: readonly Figure[],
  measure: string,
  name: string,
  others: readonly Figure[],
): readonly Figure[] {
  const value = others.find((other) => other.measure === measure)?.value;
  if (value === undefined) return figures;
  return figures.map((figure) => (figure.measure === measure ? { ...figure, beside: { name, value } } : figure));
}
