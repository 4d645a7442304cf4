import { createServer, type RequestListener, type Server } from "node:http";
import { answerExpectContinue } from "./expect-continue.ts";

/** Milliseconds in which a request must have come whole, body included. */
export const REQUEST_TIMEOUT = 8_500;
/** Milliseconds without any progress, in either direction; Node looks twice before it cuts a reader that has stalled. */
const STALL_TIMEOUT = 20_000;
/** Connections that are open at once; more are refused. */
const MAX_CONNECTIONS = 4_096;

/** How long and how often one connection may occupy the server; times in milliseconds. */
const limits = {
  headersTimeout: 5_000,
  requestTimeout: REQUEST_TIMEOUT,
  connectionsCheckingInterval: 1_000,
  /** Longer than the 60 s for which proxies keep a connection, so that it is never we who close one in use. */
  keepAliveTimeout: 65_000,
  /** Node would refuse a request without a Host, without our headers. */
  requireHostHeader: false,
} as const;

/** Makes an HTTP server that no visitor can occupy for long. Does not listen. */
export function httpServer(listener: RequestListener): Server {
  const server = createServer(limits, listener);
  server.setTimeout(STALL_TIMEOUT);
  server.maxRequestsPerSocket = 10_000;
  server.maxConnections = MAX_CONNECTIONS;
  answerExpectContinue(server);
  // Expectations that nobody knows change nothing; Node would refuse them, without our headers.
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
  return server;
}
