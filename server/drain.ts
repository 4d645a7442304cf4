import type { Server } from "node:http";

/** Milliseconds for which a server that is to stop still answers on every connection, and asks to close it. */
const DRAIN_TIME = 500;

/**
 * Lets visitors go before a server stops listening. Whoever sends a request at the very moment at which an idle
 * connection is closed would get no answer: so connections in use are given the time to end with one that says so.
 */
export async function drain(server: Server): Promise<void> {
  if ((await openConnections(server)) > 0) await new Promise((resume) => setTimeout(resume, DRAIN_TIME));
  // Right after connections were taken in, so that hardly any waits for it when listening ends.
  await new Promise((resume) => setImmediate(resume));
}

/** Connections that are open now. */
export function openConnections(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((_error, count) => resolve(count ?? 0)));
}
