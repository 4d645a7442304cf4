/** A thread that asks a server for files as fast as it answers, and says how it did. */
import { parentPort, workerData } from "node:worker_threads";
import type { Flood, FloodResult } from "./flood.ts";
import { type Answered, Visitor } from "./visitor.ts";

/** Answers are sorted by their time into hundredths of a millisecond, up to ten seconds. */
const SLOTS = 1_000_000;

const { port, requests, connections, milliseconds } = workerData as Flood;
const slots = new Uint32Array(SLOTS);
let answers = 0;
let failures = 0;

function count(answered: Answered | "lost"): void {
  if (answered === "lost" || answered.status !== 200) failures += 1;
  if (answered === "lost") return;
  answers += 1;
  const slot = Math.min(SLOTS - 1, Math.round(answered.time * 100));
  slots[slot] = (slots[slot] ?? 0) + 1;
}

/** Milliseconds that this share of the answers stayed below. */
function within(share: number): number {
  let seen = 0;
  for (const [slot, number] of slots.entries()) {
    seen += number;
    if (seen >= answers * share) return slot / 100;
  }
  return SLOTS / 100;
}

const bytes = requests.map((request) => Buffer.from(request, "latin1"));
const started = performance.now();
const visitors = Array.from(
  { length: connections },
  (_, index) => new Visitor(port, bytes, { first: index * 7, told: count }),
);
setTimeout(() => {
  for (const visitor of visitors) visitor.stop();
  const time = performance.now() - started;
  const result: FloodResult = { answers, failures, rate: (answers / time) * 1000, p50: within(0.5), p99: within(0.99) };
  parentPort?.postMessage(result);
}, milliseconds);
