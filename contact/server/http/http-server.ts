import { createServer, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";
import proxyAddr from "@fastify/proxy-addr";
import { BODY_LIMIT_BYTES } from "../../message/contact-message.ts";
import { SECOND } from "../common/clock.ts";
import { addressKey, openCounts } from "./address-key.ts";

/** The time in which a request must be complete, body included. */
const REQUEST_TIMEOUT = 8.5 * SECOND;
/** The time without progress in either direction; Node checks twice before it closes a stalled connection. */
const STALL_TIMEOUT = 20 * SECOND;
/** Open connections; more are refused. */
const MAX_CONNECTIONS = 4_096;
/** Open connections of one client: an eighth, so that one client cannot shut the others out. */
export const MAX_CONNECTIONS_OF_ONE = MAX_CONNECTIONS / 8;

/** How long and how often one connection may occupy the server. */
const limits = {
  headersTimeout: 5 * SECOND,
  requestTimeout: REQUEST_TIMEOUT,
  connectionsCheckingInterval: SECOND,
  /** Longer than the 60 s of proxies, so that the proxy closes a connection, never this server while it is in use. */
  keepAliveTimeout: 65 * SECOND,
  /** Node would refuse a request without a Host, without our headers. */
  requireHostHeader: false,
} as const;

/**
 * Makes an HTTP server that no client can occupy for long. Does not listen.
 *
 * @param proxies addresses and networks of our own proxies, which bring the connections of many clients
 */
export function httpServer(listener: RequestListener, proxies: readonly string[] = []): Server {
  const server = createServer(limits, listener);
  server.setTimeout(STALL_TIMEOUT);
  server.maxRequestsPerSocket = 10_000;
  server.maxConnections = MAX_CONNECTIONS;
  limitEachClient(server, proxies);
  answerExpectContinue(server);
  // Unknown expectations are ignored; Node would refuse them, without our headers.
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
  return server;
}

/** Refuses a client's connections beyond its share. A client is an IPv4 address or the /64 network of an IPv6 address. */
function limitEachClient(server: Server, proxies: readonly string[]): void {
  const isProxy = proxyAddr.compile([...proxies]);
  const open = openCounts();
  server.on("connection", (socket) => {
    const address = socket.remoteAddress ?? "";
    if (isProxy(address, 0)) return;
    const client = addressKey(address);
    socket.once("close", open.add(client));
    if (open.of(client) > MAX_CONNECTIONS_OF_ONE) socket.destroy();
  });
}

/**
 * Asks a client that waits for permission (`Expect: 100-continue`) for its body only where it is not too long: Node alone
 * would ask for every body, and refuse it afterwards.
 */
function answerExpectContinue(server: Server): void {
  server.on("checkContinue", (request, response) => {
    if (!(Number(request.headers["content-length"]) > BODY_LIMIT_BYTES)) response.writeContinue();
    server.emit("request", request, response);
  });
}

/** The status for a request that Node's parser rejects, by its error code. */
const STATUS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** Answers what is not HTTP, or came too slowly, and closes the connection. Nothing of it is logged. */
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

/** Milliseconds for which a stopping server still answers on every connection, with "Connection: close". */
const DRAIN_TIME = 500;

/**
 * Gives connections in use the time to end with an answer that says "Connection: close": a request sent at the moment at
 * which its idle connection is closed would get no answer.
 */
export async function drain(server: Server): Promise<void> {
  if ((await openConnections(server)) > 0) await new Promise((resume) => setTimeout(resume, DRAIN_TIME));
  // Right after waiting connections were accepted, so that hardly any is left when listening ends.
  await new Promise((resume) => setImmediate(resume));
}

/** Connections that are open now. */
export function openConnections(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((_error, count) => resolve(count ?? 0)));
}
