import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { BODY_LIMIT_BYTES } from "../../contract/contact-message.ts";
import { cacheRules } from "../../contract/manifest.ts";
import { REQUEST_TIMEOUT } from "../http/http-server.ts";
import { allowedMethods, CONTACT_PATH, TOKEN_PATH } from "../http/paths.ts";
import { errorFacts } from "../log-errors.ts";
import { answerSubmission } from "./answer-submission.ts";
import { answerRefused, answerWithForm, type ContactAnswerOptions } from "./contact-answers.ts";
import { crossOriginHeaders, isOwnOrigin, preflightHeaders } from "./origins.ts";
import { BodyError, bodyKind } from "./parse-body.ts";
import type { ContactService } from "./receive-message.ts";
import { timeToken } from "./time-token.ts";
import { typedState } from "./typed-state.ts";

/** How long an answer may take once the request is whole, in milliseconds: longer than the outbox ever does. */
const ANSWER_TIME = 6_000;
/** The clock of the framework starts with the headers; a slow line must not use up the time for the answer. */
const HANDLER_TIMEOUT = REQUEST_TIMEOUT + ANSWER_TIME;

/** What the route needs. */
export interface ContactRouteOptions extends ContactAnswerOptions {
  readonly service: ContactService;
  readonly tokenKey: Uint8Array;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Adds the contact form's receiver (ruling D12) and the address of its time token. */
export function addContactRoute(app: FastifyInstance, options: ContactRouteOptions): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    scope.setErrorHandler<FastifyError>((error, request, reply) => answerFailure(options, error, request, reply));
    scope.addHook("onRequest", async (request, reply) => {
      const crossOrigin = crossOriginHeaders(options.siteOrigin, request.headers.origin);
      reply.headers({ "cache-control": cacheRules.never, vary: "Accept, Origin", ...crossOrigin });
    });
    scope.options(CONTACT_PATH, (request, reply) => answerPreflight(options, request, reply));
    scope.get(TOKEN_PATH, (_request, reply) => reply.send({ token: timeToken(options.tokenKey, options.now()) }));
    scope.post(
      CONTACT_PATH,
      {
        bodyLimit: BODY_LIMIT_BYTES,
        handlerTimeout: HANDLER_TIMEOUT,
        onRequest: async (request, reply) => refuseEarly(options, request, reply),
      },
      (request, reply) => answerSubmission(options, request, reply),
    );
  });
}

/** Answers the browser of a site on another host, which asks before it sends; to anybody else POST is the only method. */
function answerPreflight(
  { siteOrigin }: ContactRouteOptions,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const allowed = preflightHeaders(siteOrigin, {
    origin: headers.origin,
    method: headers["access-control-request-method"],
  });
  if (allowed !== undefined) return reply.code(204).headers(allowed).send();
  reply.code(405).header("allow", allowedMethods(CONTACT_PATH).join(", "));
  return reply.type("text/plain; charset=utf-8").send("Method not allowed\n");
}

/** Refuses, before the body is read, what cannot be a message of the form. */
function refuseEarly(options: ContactRouteOptions, request: FastifyRequest, reply: FastifyReply) {
  const kind = bodyKind(request.raw.rawHeaders);
  if (kind === undefined) return answerRefused(options, request, closeIfLong(request, reply), 415);
  const { origin, host } = request.headers;
  const fetchSite = request.headers["sec-fetch-site"];
  const origins = options.siteOrigin === undefined ? [] : [options.siteOrigin];
  if (!isOwnOrigin({ fetchSite: typeof fetchSite === "string" ? fetchSite : undefined, origin, host }, origins))
    return answerRefused(options, request, closeIfLong(request, reply), 403);
  // The framework reads fewer spellings of the same types than RFC 9110 allows.
  request.headers["content-type"] = kind === "json" ? "application/json" : "application/x-www-form-urlencoded";
  return undefined;
}

/** A body that is not wanted is not read to its end only to keep the connection. */
function closeIfLong(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const short = Number(request.headers["content-length"]) <= BODY_LIMIT_BYTES;
  return short ? reply : reply.header("connection", "close");
}

/** Answers what failed on the way: a body too long or unreadable, or a mistake of ours. */
async function answerFailure(
  options: ContactRouteOptions,
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (error.statusCode === 413) return answerRefused(options, request, reply, 413);
  if (error instanceof BodyError || (error.statusCode !== undefined && error.statusCode < 500))
    return answerRefused(options, request, reply, 400);
  request.log.error(errorFacts(error));
  return answerWithForm(options, request, reply, { ...typedState(options.texts, request), status: 503 });
}
