import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { startServer } from "#tests/support/setup/start-server.ts";
import { type BenchContext, type Figure, figuresOf } from "./figure.ts";
import { readManifest } from "./shipped-site.ts";

/** Connections that one client tries to hold; the server has 4,096. */
const CROWD = 4_200;
/** Milliseconds. */
const WARM_UP = 3_000;
const TIME = 20_000;
const EVERY = 25;
/** What a visitor asks for on one connection. */
const FILES_A_VISIT = 5;

/**
 * Times ordinary visitors while one client holds and asks for more connections than the server has. Each visitor has an
 * address and a connection of its own and asks for some files; the first of them waits for the connection, too.
 */
export async function measureCrowd({ site, log }: BenchContext): Promise<readonly Figure[]> {
  if (process.platform !== "linux") {
    log("crowd: left out, only Linux has many loopback addresses");
    return [];
  }
  const folder = await site();
  const paths = Object.keys((await readManifest(folder)).files).map(encodeURI);
  log(`crowd: a visitor every ${EVERY} ms beside a client with ${CROWD} connections`);
  const server = await startServer(folder);
  const port = Number(new URL(server.origin).port);
  const crowd = new Worker(new URL("crowding-client.ts", import.meta.url), {
    workerData: { port, connections: CROWD },
  });
  try {
    await pause(WARM_UP);
    const visits: Promise<readonly Answer[]>[] = [];
    for (const end = performance.now() + TIME; performance.now() < end; await pause(EVERY))
      visits.push(visit(visits.length, port, paths));
    const answers = (await Promise.all(visits)).flat();
    const times = answers.map(({ time }) => time).toSorted((a, b) => a - b);
    const figure = figuresOf("crowd");
    const percentile = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
    return [
      figure("visitors", "answers", "count", answers.length),
      figure("visitors", "p50", "ms", percentile(0.5)),
      figure("visitors", "p99", "ms", percentile(0.99)),
      figure("visitors", "failures", "count", answers.filter(({ ok }) => !ok).length),
    ];
  } finally {
    await crowd.terminate();
    await server.stop();
  }
}

interface Answer {
  readonly ok: boolean;
  /** Milliseconds from asking to the last byte. */
  readonly time: number;
}

async function visit(number: number, port: number, paths: readonly string[]): Promise<readonly Answer[]> {
  const agent = new Agent({
    keepAlive: true,
    maxSockets: 1,
    localAddress: `127.0.${1 + (number >> 8)}.${number & 255}`,
  });
  const answers: Answer[] = [];
  for (let asked = 0; asked < FILES_A_VISIT; asked += 1)
    answers.push(await ask(agent, port, paths[(number * FILES_A_VISIT + asked) % paths.length] ?? "/"));
  agent.destroy();
  return answers;
}

function ask(agent: Agent, port: number, path: string): Promise<Answer> {
  const started = performance.now();
  return new Promise((answered) => {
    const done = (ok: boolean) => answered({ ok, time: performance.now() - started });
    request({ agent, host: "127.0.0.1", port, path, headers: { "accept-encoding": "gzip" } }, (response) =>
      response
        .on("end", () => done(response.statusCode === 200))
        .on("error", () => done(false))
        .resume(),
    )
      .on("error", () => done(false))
      .end();
  });
}
