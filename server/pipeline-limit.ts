import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Requests that one connection may send before the first of them is answered. Browsers send one. */
const MAX_WAITING = 32;

const waiting = new WeakMap<Socket, number>();

/**
 * Whether a request may wait behind others of its connection. Node takes in all that a connection sends at once, and
 * keeps what cannot be answered yet: a client that never reads could fill the memory with small requests.
 */
export function mayWait(request: IncomingMessage, response: ServerResponse): boolean {
  // An answer whose turn it is has its connection already.
  if (response.socket !== null) return true;
  const { socket } = request;
  const count = (waiting.get(socket) ?? 0) + 1;
  waiting.set(socket, count);
  response.once("close", () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
  return count < MAX_WAITING;
}
