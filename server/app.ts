import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from "fastify";
import { cacheRules } from "../contract/manifest.ts";
import { allowedMethods } from "./allowed-methods.ts";
import { answerError } from "./answer-error.ts";
import { addContactRoute } from "./contact/contact-route.ts";
import type { Environment } from "./environment.ts";
import { answerMalformedRequest } from "./malformed-request.ts";
import { requestPath } from "./request-path.ts";
import { securityHeaders } from "./security-headers.ts";
import { answerStatic } from "./static/answer-static.ts";
import type { Build } from "./static/load-build.ts";

/** Deadlines in milliseconds (Fastify switches Node's request deadline off unless one is given). */
const HEADERS_DEADLINE = 5_000;
const REQUEST_DEADLINE = 10_000;
const NO_PROGRESS_DEADLINE = 30_000;
/** Longer than the 60 s for which proxies keep a connection, so that it is never we who close one in use. */
const KEEP_ALIVE = 65_000;
const MAX_CONNECTIONS = 4_096;
const MAX_REQUESTS_PER_CONNECTION = 10_000;

/** What the application needs. */
interface AppOptions {
  readonly environment: Environment;
  readonly build: Build;
  /** Where log lines go; stderr by default, because stdout tells the operator what to do. */
  readonly log?: { write(line: string): void };
}

/** Builds the application: the pages of a build, the contact form's receiver and the health checks. Does not listen. */
export function buildApp({ environment, build, log = process.stderr }: AppOptions): FastifyInstance {
  const headers = securityHeaders(build.manifest.headers);
  const app = fastify({
    logger: { level: environment.LOG_LEVEL, base: null, stream: log },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: environment.TRUST_PROXY ?? false,
    http: { headersTimeout: HEADERS_DEADLINE, connectionsCheckingInterval: 1_000 },
    requestTimeout: REQUEST_DEADLINE,
    connectionTimeout: NO_PROGRESS_DEADLINE,
    keepAliveTimeout: KEEP_ALIVE,
    maxRequestsPerSocket: MAX_REQUESTS_PER_CONNECTION,
    forceCloseConnections: "idle",
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => answerMalformedRequest(headers, error, socket),
    frameworkErrors: (_error, request, reply) => answerUnrouted(request, reply.headers(headers)),
  });
  app.server.maxConnections = MAX_CONNECTIONS;
  const answerUnrouted = (request: FastifyRequest, reply: FastifyReply) =>
    allowedMethods(requestPath(request)).includes(request.method)
      ? answerStatic(build, request, reply)
      : answerMethodNotAllowed(request, reply);

  app.addHook("onRequest", async (request, reply) => {
    reply.headers(headers);
    // A route of the router answers aliases of its path too; here each path has one spelling.
    if (request.is404 || request.routeOptions.url !== requestPath(request)) return answerUnrouted(request, reply);
  });
  app.addHook("onResponse", async (request, reply) => logAnswer(request, reply));
  app.setErrorHandler(answerError);
  app.get("/healthz", (_request, reply) => answerHealth(reply));
  app.get("/readyz", (_request, reply) => answerHealth(reply));
  addContactRoute(app, build.contactNotices);
  return app;
}

function answerMethodNotAllowed(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const allowed = allowedMethods(requestPath(request)).join(", ");
  return reply
    .code(405)
    .headers({ allow: allowed, "cache-control": cacheRules.never })
    .type("text/plain; charset=utf-8")
    .send("Method not allowed\n");
}

function answerHealth(reply: FastifyReply): FastifyReply {
  return reply.header("cache-control", cacheRules.never).type("text/plain; charset=utf-8").send("ok\n");
}

/** One line for each answer; pages and files that went well only at level debug. Never a query, a header or an address. */
function logAnswer(request: FastifyRequest, reply: FastifyReply): void {
  const line = {
    method: request.method,
    path: requestPath(request).slice(0, 200),
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
  };
  if (reply.statusCode < 400) request.log.debug(line, "answered");
  else request.log.info(line, "answered");
}
