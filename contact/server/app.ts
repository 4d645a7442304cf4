import { STATUS_CODES } from "node:http";
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import { cacheRules } from "#engine/manifest/manifest.ts";
import { HEALTH_PATH, READINESS_PATH, SERVER_ROOT } from "#engine/manifest/server-paths.ts";
import type { ContactTextsByLocale } from "../message/contact-answer-texts.ts";
import { SECOND, systemClock } from "./common/clock.ts";
import type { Environment } from "./common/environment.ts";
import { errorText } from "./common/log-errors.ts";
import { answerLog, startMinuteReport } from "./http/answer-log.ts";
import { answerMalformedRequest, drain, httpServer, openConnections } from "./http/http-server.ts";
import type { Build, RenderContactPage } from "./http/load-build.ts";
import { addBuild, inTurn } from "./http/request-listener.ts";
import type { Outbox } from "./outbox/outbox.ts";
import { addContactRoute } from "./receiving/contact-route.ts";
import { messageReceiver } from "./receiving/receive-message.ts";

/** How often somebody may err for each message that the limit allows: more than people do, few enough for a program. */
const REFUSALS_PER_MESSAGE = 20;

interface AppOptions {
  readonly environment: Environment;
  /** Read with each request: it may be another then. */
  readonly build: Build;
  /** Undefined where the build has no texts of the contact form. */
  readonly contact: ContactParts | undefined;
  /** Where log lines go; stderr by default, because stdout tells the operator what to do. */
  readonly log?: { write(line: string): void };
}

/** What receiving messages needs; its texts and its page are read with each request. */
export interface ContactParts {
  /** What the form's submissions are answered with. */
  readonly texts: ContactTextsByLocale;
  readonly outbox: Outbox;
  /** The secret that signs the form's time tokens. */
  readonly tokenKey: Uint8Array;
  /** The build's own renderer of the contact page, where it has one. */
  readonly renderContactPage?: RenderContactPage | undefined;
  /** Called when a message waits to be delivered, and when one is kept back. */
  readonly onKept?: (state: "queued" | "quarantined") => void;
  /** Why no mail leaves, in a word of the program. */
  readonly mailTrouble?: () => string | undefined;
}

/** Builds the application: the pages of a build, the contact routes and the health checks. Does not listen. */
export function buildApp(options: AppOptions): FastifyInstance {
  const { environment, build, contact, log = process.stderr } = options;
  let isLeaving = false;
  const app = fastify({
    logger: { level: environment.LOG_LEVEL, base: null, stream: log },
    logController: new LogController({ disableRequestLogging: true }),
    // One of its own for each request takes a tenth of the time of a page, and would say nothing more.
    childLoggerFactory: (logger) => logger,
    trustProxy: environment.TRUST_PROXY ?? false,
    forceCloseConnections: "idle",
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => answerMalformedRequest(build.manifest.headers, error, socket),
    frameworkErrors: (_error, request, reply) => void answerFromBuild(request, reply),
    serverFactory: (routes) =>
      httpServer(
        inTurn(routes, () => isLeaving),
        environment.TRUST_PROXY,
      ),
  });
  const answers = answerLog(app.log);
  const answerFromBuild = addBuild(app, build, answers);
  app.addHook("preClose", async () => {
    isLeaving = true;
    await drain(app.server);
  });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => answerStatus(404, request, reply));
  addHealthRoutes(app, contact, () => isLeaving);
  if (contact !== undefined) addContact(app, environment, contact);
  let stopReport = () => {};
  app.addHook("onListen", async () => {
    const connections = () => openConnections(app.server);
    stopReport = startMinuteReport(app.log, systemClock, contact?.outbox, answers, connections);
  });
  app.addHook("onClose", async () => stopReport());
  return app;
}

function addContact(app: FastifyInstance, environment: Environment, contact: ContactParts): void {
  const { outbox, tokenKey, onKept = () => undefined } = contact;
  const receive = messageReceiver({
    outbox,
    tokenKey,
    perHour: environment.CONTACT_RATE_LIMIT,
    minimumSeconds: environment.CONTACT_MIN_SECONDS,
    onKept,
  });
  const siteOrigin = environment.SITE_URL === undefined ? undefined : new URL(environment.SITE_URL).origin;
  const refusalsPerHour = environment.CONTACT_RATE_LIMIT * REFUSALS_PER_MESSAGE;
  addContactRoute(app, {
    receive,
    tokenKey,
    refusalsPerHour,
    siteOrigin,
    get texts() {
      return contact.texts;
    },
    get renderContactPage() {
      return contact.renderContactPage;
    },
  });
}

/** Answers a request that failed. Errors of our own are explained in the log, not to the visitor. */
function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500;
  if (status >= 500) request.log.error({ err: error });
  return answerStatus(status, request, reply);
}

function answerStatus(status: number, { url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const text = STATUS_CODES[status] ?? "Error";
  reply.code(status).header("cache-control", cacheRules.never);
  if (url.startsWith(SERVER_ROOT)) return reply.type("application/json; charset=utf-8").send({ error: text });
  return reply.type("text/plain; charset=utf-8").send(`${text}\n`);
}

/** How long a result of the readiness check holds: each check writes to the disk, and anyone may ask. */
const CHECK_INTERVAL = SECOND;

/**
 * Adds /healthz (the process runs) and /readyz. Ready means that the outbox is writable; whether mail can be sent does not
 * matter, and is logged. Why it is not writable is logged, not answered: the reason may name paths and users.
 *
 * @param contact undefined where the site takes no messages: then it is always ready
 * @param isLeaving whether the server is about to stop
 */
function addHealthRoutes(
  app: FastifyInstance,
  contact: { readonly outbox: Pick<Outbox, "ready">; readonly mailTrouble?: () => string | undefined } | undefined,
  isLeaving: () => boolean,
): void {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let latest: Promise<boolean> = Promise.resolve(false);

  let logged: string | undefined;
  function logMail(kind = contact?.mailTrouble?.()): void {
    if (kind !== undefined && kind !== logged) app.log.error({ kind }, "ready, but no mail leaves: messages wait");
    logged = kind;
  }
  async function check(): Promise<boolean> {
    logMail();
    try {
      await contact?.outbox.ready();
      return true;
    } catch (error) {
      app.log.error({ reason: errorText(error) }, "not ready");
      return false;
    }
  }
  function isReady(): Promise<boolean> {
    if (Math.abs(Date.now() - checkedAt) >= CHECK_INTERVAL) {
      checkedAt = Date.now();
      latest = check();
    }
    return latest;
  }
  app.get(HEALTH_PATH, (_request, reply) => answerText(reply, 200, "ok\n"));
  app.get(READINESS_PATH, async (_request, reply) => {
    if (isLeaving()) return answerText(reply, 503, "stopping\n");
    return (await isReady()) ? answerText(reply, 200, "ok\n") : answerText(reply, 503, "not ready\n");
  });
}

function answerText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).header("cache-control", cacheRules.never).type("text/plain; charset=utf-8").send(text);
}
