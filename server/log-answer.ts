import type { FastifyReply, FastifyRequest } from "fastify";
import { requestPath } from "./request-path.ts";

/** Characters of a path that are logged. */
const MAX_PATH = 200;

/** One line for each answer; pages and files that went well only at level debug. Never a query, a header or an address. */
export function logAnswer(request: FastifyRequest, reply: FastifyReply): void {
  const line = {
    method: request.method,
    path: requestPath(request).slice(0, MAX_PATH),
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
  };
  if (reply.statusCode < 400) request.log.debug(line, "answered");
  else request.log.info(line, "answered");
}
