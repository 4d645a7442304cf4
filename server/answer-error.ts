import { STATUS_CODES } from "node:http";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { cacheRules } from "../contract/manifest.ts";
import { errorFacts } from "./error-facts.ts";

/** Answers a request that failed. What went wrong on our side goes to the log, not to the visitor. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500;
  if (status >= 500) request.log.error(errorFacts(error));
  const text = STATUS_CODES[status] ?? "Error";
  reply.code(status).header("cache-control", cacheRules.never);
  if (request.routeOptions.url?.startsWith("/api/"))
    return reply.type("application/json; charset=utf-8").send({ error: text });
  return reply.type("text/plain; charset=utf-8").send(`${text}\n`);
}
