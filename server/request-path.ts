import type { FastifyRequest } from "fastify";

/** The path of a request as it was sent: not decoded, without the query, which may hold personal data. */
export function requestPath(request: FastifyRequest): string {
  const [path = ""] = (request.raw.url ?? "").split("?", 1);
  return path;
}
