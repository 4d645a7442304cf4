import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** How a server is to be asked. */
export interface Flood {
  /** At 127.0.0.1. */
  readonly port: number;
  /** Each connection sends these in turn, with the answer between two of them. */
  readonly requests: readonly string[];
  readonly connections: number;
  readonly milliseconds: number;
}

/** How it answered. */
export interface FloodResult {
  readonly answers: number;
  /** Answers other than 200, and connections that ended without one. */
  readonly failures: number;
  /** Answers per second. */
  readonly rate: number;
  /** Milliseconds that half of the answers stayed below. */
  readonly p50: number;
  /** Milliseconds that all but one in a hundred stayed below. */
  readonly p99: number;
}

/** Asks a server from a thread of its own, so that nothing else delays the clock. */
export async function flood(options: Flood): Promise<FloodResult> {
  const worker = new Worker(new URL("./flood-thread.ts", import.meta.url), { workerData: options });
  const [result] = (await Promise.race([
    once(worker, "message"),
    once(worker, "error").then(([error]) => Promise.reject(error)),
  ])) as [FloodResult];
  await worker.terminate();
  return result;
}

/** The request for a file, as browsers send it that take gzip. */
export function requestFor(path: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip\r\n\r\n`;
}
