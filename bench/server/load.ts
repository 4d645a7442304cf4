import autocannon from "autocannon";
import { type Figure, figuresOf } from "../report/figure.ts";

const CONNECTIONS = 200;
const SECONDS = 8;

/** How a server answered under load. */
export interface LoadResult {
  /** Requests per second. */
  readonly rate: number;
  /** Milliseconds that all but one in a hundred answers stayed below. */
  readonly p99: number;
  /** Answers other than 2xx, and connections that failed. */
  readonly failures: number;
}

/**
 * Asks a server for files as fast as it answers, over 200 connections, each going through all of `paths`.
 *
 * Both servers are asked for gzip, which both have ready: the same bytes from each.
 */
export async function load(origin: string, paths: readonly string[]): Promise<LoadResult> {
  const headers = { "accept-encoding": "gzip" };
  const { requests, latency, non2xx, errors } = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: paths.map((path) => ({ method: "GET", path, headers })),
  });
  return { rate: requests.average, p99: latency.p99, failures: non2xx + errors };
}

/** A result as figures. */
export function loadFigures(subject: string, { rate, p99, failures }: LoadResult): readonly Figure[] {
  const figure = figuresOf("server");
  return [
    figure(subject, "requests", "per second", rate),
    figure(subject, "p99", "ms", p99),
    figure(subject, "failures", "count", failures),
  ];
}
