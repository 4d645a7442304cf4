import type { IncomingMessage } from "node:http";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from "fastify";
import { cacheRules } from "../contract/manifest.ts";
import { allowedMethods } from "./allowed-methods.ts";
import { answerError } from "./answer-error.ts";
import { connectionLimits, MAX_CONNECTIONS } from "./connection-limits.ts";
import { addContactRoute } from "./contact/contact-route.ts";
import type { Environment } from "./environment.ts";
import { logAnswer } from "./log-answer.ts";
import { answerMalformedRequest } from "./malformed-request.ts";
import { requestPath } from "./request-path.ts";
import { securityHeaders } from "./security-headers.ts";
import { answerStatic } from "./static/answer-static.ts";
import type { Build } from "./static/load-build.ts";

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
    ...connectionLimits,
    forceCloseConnections: "idle",
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => answerMalformedRequest(headers, error, socket),
    frameworkErrors: (_error, request, reply) => {
      answerUnrouted(build, request, reply.headers(headers)).catch((error) => answerError(error, request, reply));
    },
  });
  app.server.maxConnections = MAX_CONNECTIONS;

  app.addHook("onRequest", async (request, reply) => {
    reply.headers(headers);
    if (!hasProperHost(request.raw)) return answerText(reply, 400, "Bad request\n");
    // A route of the router answers aliases of its path too; here each path has one spelling.
    if (request.is404 || request.routeOptions.url !== requestPath(request))
      return answerUnrouted(build, request, reply);
  });
  app.addHook("onResponse", async (request, reply) => logAnswer(request, reply));
  app.setErrorHandler(answerError);
  app.get("/healthz", (_request, reply) => answerText(reply, 200, "ok\n"));
  app.get("/readyz", (_request, reply) => answerText(reply, 200, "ok\n"));
  addContactRoute(app, build.contactNotices);
  return app;
}

/**
 * Whether a request names one host (RFC 9112 §3.2). Node keeps the first of several, a proxy in front may have kept
 * another; none at all Node would refuse without our headers.
 */
function hasProperHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host").length;
  return hosts === 1 || (hosts === 0 && httpVersion === "1.0");
}

function answerText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).header("cache-control", cacheRules.never).type("text/plain; charset=utf-8").send(text);
}

/** Answers what is no route of the router: from the build, or with the methods that the path takes. */
async function answerUnrouted(build: Build, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const allowed = allowedMethods(requestPath(request));
  if (allowed.includes(request.method)) return answerStatic(build, request, reply);
  return answerText(reply.header("allow", allowed.join(", ")), 405, "Method not allowed\n");
}
