import type { FastifyReply, FastifyRequest } from "fastify";
import { cacheRules, type ManifestFile } from "../../contract/manifest.ts";
import type { Build } from "./load-build.ts";
import { type Encoding, negotiateEncoding } from "./negotiate-encoding.ts";
import { conditionalStatus } from "./preconditions.ts";

/** Answers with a file of the build: negotiated, conditional, never in ranges (RFC 9110 §14.2 allows to ignore them). */
export async function answerFile(
  build: Build,
  file: ManifestFile,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const form = chooseForm(file, request, reply);
  reply.header("cache-control", cacheRules[file.cache]).header("etag", form.etag);
  const { "if-match": ifMatch, "if-none-match": ifNoneMatch } = request.headers;
  const status = conditionalStatus({ ifMatch, ifNoneMatch }, form.etag);
  if (status !== 200) return reply.code(status).removeHeader("content-encoding").send();
  return reply.type(file.type).send(await build.read(form));
}

/** Answers an unknown address with a page of the build, status 404. */
export async function answerNotFoundPage(
  build: Build,
  file: ManifestFile,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const form = chooseForm(file, request, reply);
  const body = await build.read(form);
  return reply
    .code(404)
    .header("cache-control", cacheRules.never)
    .header("x-robots-tag", "noindex")
    .type(file.type)
    .send(body);
}

/** Chooses the encoded form and says so in the headers. */
function chooseForm(file: ManifestFile, request: FastifyRequest, reply: FastifyReply): ManifestFile["identity"] {
  const available = new Set<Encoding>(["identity"]);
  if (file.br) available.add("br");
  if (file.gzip) available.add("gzip");
  if (available.size > 1) reply.header("vary", "Accept-Encoding");
  const encoding = negotiateEncoding(request.headers["accept-encoding"], available);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return file[encoding] ?? file.identity;
}
