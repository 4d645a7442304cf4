import autocannon, { type Request } from "autocannon";
import { CONTACT_PATH } from "#contact/message/contact-form.ts";
import { type RunningServer, startServer } from "#tests/support/setup/start-server.ts";
import { type BenchContext, type Figure, figuresOf } from "./figure.ts";
import { processUsage } from "./process-cost.ts";
import { readManifest } from "./shipped-site.ts";

const CONNECTIONS = 64;
/** Seconds. */
const WARM_UP = 2;
const TIME = 15;
const PROCESSOR = "processor a request";

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

/**
 * Requests per second, and processor time of each, asked for by browsers that take gzip. What a refusal takes stands
 * beside a page: a client that floods the form must not cost more than one that reads.
 */
export async function measureServer({ site, log }: BenchContext): Promise<readonly Figure[]> {
  const folder = await site();
  const files = Object.keys((await readManifest(folder)).files).map((path) => ({ path: encodeURI(path) }));
  const loads: Readonly<Record<string, Load>> = {
    "all files": { requests: files, answers: "2xx" },
    pages: { requests: files.filter(({ path }) => path.endsWith("/")), answers: "2xx" },
    refusals: { requests: [REFUSED], answers: "4xx" },
  };
  const server = await startServer(folder);
  try {
    const figures: Figure[] = [];
    for (const [name, load] of Object.entries(loads)) {
      log(`server: ${name} over ${CONNECTIONS} connections`);
      figures.push(...(await measureLoad(name, load, server)));
    }
    return withPageBeside(figures);
  } finally {
    await server.stop();
  }
}

async function measureLoad(
  name: string,
  { requests: asked, answers }: Load,
  { origin, pid }: RunningServer,
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
          figure(name, "peak memory", "MB", after.peakMemory),
        ]),
    figure(name, "p50", "ms", latency.p50),
    figure(name, "p99", "ms", latency.p99),
    figure(name, "failures", "count", errors + requests.total - counts[answers]),
  ];
}

/** The figures, with a page's processor time beside a refusal's. */
function withPageBeside(figures: readonly Figure[]): readonly Figure[] {
  const processorOf = (name: string) =>
    figures.find(({ subject, measure }) => subject === name && measure === PROCESSOR);
  const [page, refusal] = [processorOf("pages"), processorOf("refusals")];
  if (page === undefined) return figures;
  return figures.map((figure) =>
    figure === refusal ? { ...figure, beside: { name: "a page", value: page.value } } : figure,
  );
}
