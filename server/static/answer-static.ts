import type { FastifyReply, FastifyRequest } from "fastify";
import { cacheRules } from "../../contract/manifest.ts";
import { answerFile, answerNotFoundPage } from "./answer-file.ts";
import type { Build } from "./load-build.ts";
import { type Lookup, lookup } from "./lookup.ts";

/** Answers a GET or HEAD from the build: a file, a redirect to the one true address, or what is said of unknown ones. */
export async function answerStatic(build: Build, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const found = lookup(build.table, request.raw.url ?? "");
  switch (found.kind) {
    case "file":
      return answerFile(build, found.file, request, reply);
    case "redirect":
      return reply.code(301).header("location", found.location).header("cache-control", "no-cache").send();
    case "notFound":
      return answerNotFound(build, found, request, reply);
  }
}

/** HTML would break a script or page data in a way that is hard to understand, and must never be kept. */
function answerNotFound(
  build: Build,
  { area, segment }: Extract<Lookup, { kind: "notFound" }>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> | FastifyReply {
  const { notFound } = build.manifest;
  const page = Object.hasOwn(notFound, segment) ? notFound[segment] : notFound[""];
  if (area === "page" && page) return answerNotFoundPage(build, page, request, reply);
  reply.code(404).header("cache-control", cacheRules.never).header("x-robots-tag", "noindex");
  if (area === "data") return reply.type("application/json; charset=utf-8").send('{"error":"notFound"}');
  return reply.type("text/plain; charset=utf-8").send("Not found\n");
}
