import type { Socket } from "node:net";

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
