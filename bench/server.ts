import { readFile } from "node:fs/promises";
import autocannon, { type Request } from "autocannon";
import { CONTACT_PATH } from "#contact/message/contact-protocol.ts";
import { onPath } from "#scripts/programs/on-path.mjs";
import { startNginx } from "#tests/hosts/nginx.ts";
import { startServer } from "#tests/support/setup/start-server.ts";
import { type BenchContext, type Figure, figuresOf } from "./figure.ts";
import { processUsage } from "./process-cost.ts";
import { readManifest } from "./weights.ts";

const CONNECTIONS = 64;
/** Seconds. */
const WARM_UP = 2;
const TIME = 15;
const PROCESSOR = "processor a request";
const figure = figuresOf("server");

const REFUSED: Request = {
  method: "POST",
  path: CONTACT_PATH,
  headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" },
  body: "name=",
};

/**
 * Requests per second, and processor time of each, asked for by browsers that take gzip. A page stands beside nginx with
 * the same files, where it is installed; a refusal beside a page: a client that floods the form must not cost more than
 * one that reads.
 */
export async function measureServer({ site, log }: BenchContext): Promise<readonly Figure[]> {
  const folder = await site();
  const files: Request[] = Object.keys((await readManifest(folder)).files).map((path) => ({ path: encodeURI(path) }));
  const pages = files.filter(({ path = "" }) => path.endsWith("/"));
  // So many refusals are answered at once that none of them is made to wait.
  const server = await startServer(folder, { CONTACT_RATE_LIMIT: "100000" });
  const nginx = onPath("nginx") === undefined ? undefined : await startNginx({ release: folder });
  try {
    log(`server: over ${CONNECTIONS} connections`);
    const all = await measureLoad("all files", files, server);
    const own = await measureLoad("pages", pages, server);
    const refused = beside(await measureLoad("refusals", [REFUSED], server), "a page", own);
    if (nginx === undefined) return [...all, ...own, ...refused];
    const pid = Number((await readFile(`/proc/${nginx.pid}/task/${nginx.pid}/children`, "utf8")).trim());
    const others = await measureLoad("pages of nginx", pages, { origin: nginx.origin, pid });
    return [...all, ...beside(own, "nginx", others), ...refused];
  } finally {
    await Promise.all([server, nginx].map((one) => one?.stop()));
  }
}

/** @param asked what is asked for: files, or the form's refusal of a message without fields */
async function measureLoad(
  name: string,
  asked: Request[],
  { origin, pid }: { readonly origin: string; readonly pid: number | undefined },
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
  const answered = counts[asked.includes(REFUSED) ? "4xx" : "2xx"];
  return [
    figure(name, "requests", "per second", requests.average),
    figure(name, PROCESSOR, "µs", (after.processor - before.processor) / requests.total),
    figure(name, "peak memory", "MB", after.peakMemory, { most: 250e6 }),
    figure(name, "p50", "ms", latency.p50),
    figure(name, "p99", "ms", latency.p99, { most: 100 }),
    figure(name, "failures", "count", errors + requests.total - answered, { most: 0 }),
  ];
}

/** Figures, that of the processor with what others say of it. */
function beside(figures: readonly Figure[], name: string, others: readonly Figure[]): readonly Figure[] {
  const value = others.find(({ measure }) => measure === PROCESSOR)?.value ?? Number.NaN;
  return figures.map((one) => (one.measure === PROCESSOR ? { ...one, beside: { name, value } } : one));
}
