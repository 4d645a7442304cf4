import type { IncomingMessage } from "node:http";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from "fastify";
import { cacheRules } from "../contract/manifest.ts";
import { allowedMethods } from "./allowed-methods.ts";
import { answerError } from "./answer-error.ts";
import { connectionLimits, MAX_CONNECTIONS } from "./connection-limits.ts";
import type { RenderContactPage } from "./contact/contact-page.ts";
import { addContactRoute } from "./contact/contact-route.ts";
import { contactService } from "./contact/contact-service.ts";
import { answerExpectContinue } from "./contact/expect-continue.ts";
import type { Environment } from "./environment.ts";
import { logAnswer } from "./log-answer.ts";
import { answerMalformedRequest } from "./malformed-request.ts";
import { type Outbox, OutboxUnavailableError } from "./outbox/outbox.ts";
import { requestPath } from "./request-path.ts";
import { answerStatic } from "./static/answer-static.ts";
import type { Build } from "./static/load-build.ts";

/** What the application needs. */
interface AppOptions {
  readonly environment: Environment;
  readonly build: Build;
  readonly outbox: Outbox;
  /** The secret that signs the form's time tokens. */
  readonly tokenKey: Uint8Array;
  /** The build's own renderer of the contact page, where it has one. */
  readonly renderContactPage?: RenderContactPage | undefined;
  /** Told when a message waits to be delivered. */
  readonly onQueued?: () => void;
  /** Where log lines go; stderr by default, because stdout tells the operator what to do. */
  readonly log?: { write(line: string): void };
}

/** Builds the application: the pages of a build, the contact form's receiver and the health checks. Does not listen. */
export function buildApp(options: AppOptions): FastifyInstance {
  const { environment, build, outbox, log = process.stderr } = options;
  const { headers } = build.manifest;
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
  answerExpectContinue(app.server);

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
  app.get("/readyz", (_request, reply) => answerReadiness(outbox, reply));
  addContact(app, options);
  return app;
}

function addContact(app: FastifyInstance, options: AppOptions): void {
  const { environment, build, outbox, tokenKey, renderContactPage, onQueued = () => undefined } = options;
  const service = contactService({
    outbox,
    tokenKey,
    perHour: environment.CONTACT_RATE_LIMIT,
    minimumSeconds: environment.CONTACT_MIN_SECONDS,
    now: Date.now,
    onQueued,
  });
  const siteOrigin = environment.SITE_URL === undefined ? undefined : new URL(environment.SITE_URL).origin;
  const texts = build.contactTexts;
  addContactRoute(app, { service, texts, tokenKey, siteOrigin, renderContactPage, now: Date.now });
}

/** Ready is who could keep a message now; whether mail can be sent does not matter for that. */
async function answerReadiness(outbox: Outbox, reply: FastifyReply): Promise<FastifyReply> {
  try {
    await outbox.ready();
    return answerText(reply, 200, "ok\n");
  } catch (error) {
    const reason = error instanceof OutboxUnavailableError ? error.message : "The outbox failed.";
    return answerText(reply, 503, `${reason}\n`);
  }
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
