import { createServer, type Server } from "node:http";
import type { FastifyInstance } from "fastify";

/** Milliseconds for the head of a request, and for all of it: the largest file over a slow telephone. */
const TIMES = { headersTimeout: 15_000, requestTimeout: 600_000, connectionsCheckingInterval: 5000 };
/** Connections at most: those of a proxy, which waits for its turn. */
const MOST_CONNECTIONS = 512;

/**
 * One server for the two hosts of the editor and its preview: behind a proxy there is one port. What is too slow is cut off.
 *
 * @param times what a test replaces
 */
export function serveByHost(
  editor: FastifyInstance,
  preview: FastifyInstance,
  previewHost: string,
  times: Partial<typeof TIMES> = {},
): Server {
  const server = createServer({ ...TIMES, ...times }, (request, response) =>
    (request.headers.host === previewHost ? preview : editor).routing(request, response),
  );
  server.maxConnections = MOST_CONNECTIONS;
  return server;
}
