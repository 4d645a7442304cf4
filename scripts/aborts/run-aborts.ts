import { readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startWatchedServer, type WatchedServer } from "../../bench/server/watched-server.ts";
import { readManifest } from "../../bench/site/read-manifest.ts";

const PER_SECOND = 500;
const TICK = 20;
const LOOK_EVERY = 10_000;
/** Share of the run before memory is judged: until then the allocator fills its stock. */
const WARM_UP = 0.2;
/** Milliseconds that connections may take to be gone. */
const SETTLE_TIME = 3_000;
/** Bytes after which a visitor leaves at the latest. */
const MOST_BYTES = 100_000;

/** What remained of downloads that were broken off. */
export interface AbortsResult {
  readonly downloads: number;
  /** Descriptors more than before, where the system tells. */
  readonly descriptors: number;
  /** Connections more than before. */
  readonly connections: number;
  /** How memory grew after the warm-up, in MB an hour: resident, and the heap without garbage. Short runs tell little. */
  readonly residentSlope: number;
  readonly heapSlope: number;
}

interface Sample {
  readonly at: number;
  readonly resident: number;
  readonly heap: number;
}

/**
 * Asks for 500 files a second, for so long, and breaks each download off at a random byte (reliability S22).
 *
 * @param say told how it stands, every ten seconds
 */
export async function runAborts(site: string, minutes: number, say: (line: string) => void): Promise<AbortsResult> {
  const work = await mkdtemp(join(tmpdir(), "aborts-"));
  const server = await startWatchedServer(site, work);
  const paths = Object.keys((await readManifest(site)).files);
  try {
    await abortFor(server.port, paths, LOOK_EVERY);
    await pause(SETTLE_TIME);
    const before = { ...(await server.memory()), descriptors: descriptorsOf(server) };
    const samples: Sample[] = [];
    let downloads = 0;
    for (const end = performance.now() + minutes * 60_000; performance.now() < end; ) {
      downloads += await abortFor(server.port, paths, LOOK_EVERY);
      const { resident, heap } = await server.memory();
      samples.push({ at: performance.now() / 3_600_000, resident: resident / 1e6, heap: heap / 1e6 });
      say(`${downloads} downloads broken off, ${(resident / 1e6).toFixed(1)} MB, heap ${(heap / 1e6).toFixed(1)} MB`);
    }
    await pause(SETTLE_TIME);
    const after = await server.memory();
    const judged = samples.slice(Math.floor(samples.length * WARM_UP));
    return {
      downloads,
      descriptors: descriptorsOf(server) - before.descriptors,
      connections: after.connections - before.connections,
      residentSlope: slope(judged.map(({ at, resident }) => [at, resident])),
      heapSlope: slope(judged.map(({ at, heap }) => [at, heap])),
    };
  } finally {
    await server.stop();
    await rm(work, { recursive: true, force: true });
  }
}

/** Breaks downloads off at an even pace; gives how many. */
async function abortFor(port: number, paths: readonly string[], milliseconds: number): Promise<number> {
  const started = performance.now();
  let begun = 0;
  while (performance.now() - started < milliseconds) {
    const due = ((performance.now() - started) / 1000) * PER_SECOND;
    for (; begun < due; begun++) abortOne(port, paths[Math.floor(Math.random() * paths.length)] ?? "/");
    await pause(TICK);
  }
  return begun;
}

/** Asks for a file, and leaves once so many bytes have come. */
function abortOne(port: number, path: string): void {
  const socket = connect(port, "127.0.0.1");
  let rest = Math.floor(Math.random() * MOST_BYTES);
  socket
    .on("error", () => undefined)
    .on("data", ({ length }) => {
      rest -= length;
      if (rest <= 0) socket.destroy();
    });
  socket.write(`GET ${encodeURI(path)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
}

function descriptorsOf({ pid }: WatchedServer): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return 0;
  }
}

/** The slope of the straight line through points that is nearest to them all. */
export function slope(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [middleX, middleY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const rise = points.reduce((sum, [x, y]) => sum + (x - middleX) * (y - middleY), 0);
  return rise / points.reduce((sum, [x]) => sum + (x - middleX) ** 2, 0);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resume) => setTimeout(resume, milliseconds));
}
