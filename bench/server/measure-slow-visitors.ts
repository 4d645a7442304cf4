import type { BenchContext } from "../bench-context.ts";
import { type Figure, figuresOf } from "../report/figure.ts";
import { readManifest } from "../site/read-manifest.ts";
import { percentile } from "../statistics.ts";
import { requestFor } from "./flood.ts";
import { ordinaryVisitor } from "./ordinary-visitor.ts";
import { type SlowVisitor, slownesses, slowVisitor } from "./slow-visitor.ts";
import { startWatchedServer, type WatchedServer } from "./watched-server.ts";

const EACH = 250;
const ARRIVE_EVERY = 10;
const LOOK_EVERY = 2_000;
const DEADLINE = 90_000;

/**
 * 1,000 connections that want to last, and a visitor who asks 50 times a second meanwhile: when each is cut, what they
 * cost, and how long the visitor waits (reliability S16).
 */
export async function measureSlowVisitors(context: BenchContext): Promise<readonly Figure[]> {
  const site = await context.site();
  const files = Object.entries((await readManifest(site)).files);
  const [largest = "/"] = files.map(([path, { identity }]) => [path, identity.bytes] as const).sort(bySize)[0] ?? [];
  context.say(`slow-visitors: ${EACH * slownesses.length} connections, up to ${DEADLINE / 1000} s`);
  const server = await startWatchedServer(site, context.work, { LOG_LEVEL: "error" });
  const requests = files.map(([path]) => requestFor(path));
  const stopAsking = ordinaryVisitor(server.port, requests, 20);
  const before = await server.memory();
  const started = performance.now();
  const visitors: SlowVisitor[] = [];
  try {
    for (let count = 0; count < EACH; count++) {
      visitors.push(...slownesses.map((how) => slowVisitor(server.port, how, largest)));
      // Not all in one moment: it is time that they ask for, not a flood.
      await new Promise((resume) => setTimeout(resume, ARRIVE_EVERY));
    }
    const left = await untilCut(server, before.connections, started);
    const times = stopAsking();
    const after = await server.memory();
    const figure = figuresOf("slow-visitors");
    return [
      ...cutFigures(visitors),
      figure("1,000 connections", "the last cut after", "s", performance.now() - started),
      figure("1,000 connections", "left", "count", left),
      figure("1,000 connections", "memory added", "MB", after.peak - before.peak),
      figure("an ordinary visitor", "p99", "ms", percentile(times, 0.99)),
    ];
  } finally {
    for (const visitor of visitors) visitor.leave();
    await server.stop();
  }
}

/** Waits until all slow connections are gone, by the server's own account; gives how many are not. */
async function untilCut(server: WatchedServer, usual: number, started: number): Promise<number> {
  for (;;) {
    await new Promise((resume) => setTimeout(resume, LOOK_EVERY));
    const { connections } = await server.memory();
    if (connections <= usual || performance.now() - started > DEADLINE) return Math.max(0, connections - usual);
  }
}

/** When the last of each kind was cut; who does not read sees no end. */
function cutFigures(visitors: readonly SlowVisitor[]): readonly Figure[] {
  const figure = figuresOf("slow-visitors");
  return slownesses
    .filter((slowness) => slowness !== "stalled reader")
    .map((slowness) => {
      const ends = visitors
        .filter((one) => one.slowness === slowness)
        .map(({ lasted = Number.POSITIVE_INFINITY }) => lasted);
      return figure(slowness, "the last cut after", "s", Math.max(...ends));
    });
}

function bySize(a: readonly [string, number], b: readonly [string, number]): number {
  return b[1] - a[1];
}
