import { createServer, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";
import { BODY_LIMIT_BYTES } from "../../contract/contact-message.ts";

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

/**
 * Lets a client that asks first (`Expect: 100-continue`) send its body only where it is not too long: Node by itself
 * would ask for it, and refuse it afterwards.
 */
export function answerExpectContinue(server: Server): void {
  server.on("checkContinue", (request, response) => {
    if (!(Number(request.headers["content-length"]) > BODY_LIMIT_BYTES)) response.writeContinue();
    server.emit("request", request, response);
  });
}

/** The status of a request that Node's parser gave up on, by its error code. */
const STATUS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/**
 * Answers what is not HTTP, or came too slowly, and closes the connection. Nothing of it is logged: it may hold anything.
 */
export function answerMalformedRequest(
  headers: Readonly<Record<string, string>>,
  error: NodeJS.ErrnoException,
  socket: Socket,
): void {
  if (socket.destroyed || !socket.writable || error.code === "ECONNRESET") {
    socket.destroy();
    return;
  }
  const lines = [
    `HTTP/1.1 ${STATUS[error.code ?? ""] ?? "400 Bad Request"}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    "cache-control: no-store",
    "content-length: 0",
    "connection: close",
  ];
  socket.end(`${lines.join("\r\n")}\r\n\r\n`);
}

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
