import { finished } from "node:stream/promises";
import { setTimeout as delay } from "node:timers/promises";
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { cacheRules } from "#engine/manifest/manifest.ts";
import { BODY_LIMIT_BYTES } from "../../message/contact-message.ts";
import { CONTACT_PATH } from "../../message/contact-protocol.ts";
import { errorName } from "../common/log-errors.ts";
import { addressKey, openCounts } from "../http/address-key.ts";
import { allowedMethods, TOKEN_PATH } from "../http/paths.ts";
import { OutboxUnavailableError, outboxErrorFacts } from "../outbox/outbox.ts";
import { type ContactAnswerOptions, contactAnswer, hasForm } from "./contact-answers.ts";
import { crossOriginHeaders, isOwnOrigin, preflightHeaders } from "./origins.ts";
import { rateLimit } from "./rate-limit.ts";
import type { Receipt } from "./receive-message.ts";
import { addBodyParsers, type Submission, submissionOf } from "./submission.ts";
import { timeToken } from "./time-token.ts";

/** How many bytes of a body that is too long are read before the answer. */
const MAX_DISCARDED = 8 * BODY_LIMIT_BYTES;

/**
 * Milliseconds that an address waits for an answer once it has sent too much: a program that floods the form spends its
 * connections on waiting, and those who read the pages do not wait for it.
 */
const SLOWED = 200;

/** Submissions that may be read or answered at a time: each may take half a megabyte of memory until its answer is read. */
const MOST_AT_ONCE = 512;
/** Those of one address: an eighth, as of connections. */
const MOST_OF_ONE = MOST_AT_ONCE / 8;
/** Bytes of a body that takes little memory, as those of most messages do: of such, as many more have room. */
const SHORT_BODY = 16 * 1024;
const ROOM_FOR_SHORT = 4;

/** What every submission becomes where the site has no form: a page with one may still be open somewhere. */
const NO_FORM = { kind: "refused", status: 404 } as const;
/** What a submission becomes that there is no room for: it is not read, so nothing that was typed can be shown again. */
const BUSY = { kind: "refused", status: 503 } as const;
/** What another site has a browser send is refused before the body is read. */
const FOREIGN = { kind: "refused", status: 403 } as const;

/** What a browser is told that reads the address, which a posted form leaves in its bar. */
const NOTHING_SENT = { kind: "refused", status: 405 } as const;

interface ContactRouteOptions extends Omit<ContactAnswerOptions, "onRenderError"> {
  readonly receive: (submission: Submission) => Promise<Receipt>;
  readonly tokenKey: Uint8Array;
  /** Submissions per hour and address that may be refused with the reason; then the reason is that there were too many. */
  readonly refusalsPerHour: number;
}

/**
 * Adds the address that receives the contact form, and that of its time token. Every submission, whatever
 * becomes of it, turns into one `Receipt`, which `contactAnswer` answers.
 */
export function addContactRoute(app: FastifyInstance, options: ContactRouteOptions): void {
  const { receive, siteOrigin, tokenKey } = options;
  const refusals = rateLimit(options.refusalsPerHour);
  const open = openCounts();

  /** Counts a submission that was read in vain; one that was not read costs less than the count, and may be another site's. */
  function counted(receipt: Receipt, { ip }: FastifyRequest): Receipt {
    if (receipt === NO_FORM || (receipt.kind !== "refused" && !("errors" in receipt))) return receipt;
    const waitSeconds = refusals.take(addressKey(ip), Date.now());
    return waitSeconds > 0 ? { kind: "unsent", status: 429, waitSeconds } : receipt;
  }

  /** Whether another submission may come in now; it counts until its answer has been taken. */
  function hasRoom({ ip, headers }: FastifyRequest, { raw }: FastifyReply): boolean {
    const address = addressKey(ip);
    const room = Number(headers["content-length"]) <= SHORT_BODY ? ROOM_FOR_SHORT : 1;
    if (open.total >= MOST_AT_ONCE * room || open.of(address) >= MOST_OF_ONE * room) return false;
    raw.once("close", open.add(address));
    return true;
  }

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    receipt: Receipt,
    submission = submissionOf(options.texts, request),
  ) {
    const onRenderError = (error: unknown) => request.log.error(errorName(error), "contact page not rendered");
    if ("waitSeconds" in receipt) await delay(SLOWED);
    const { status, headers, body } = await contactAnswer(receipt, submission, { ...options, onRenderError });
    return reply.code(status).headers(headers).send(body);
  }

  app.register(async (scope) => {
    addBodyParsers(scope);
    scope.addHook("onRequest", async (request, reply) => {
      const crossOrigin = crossOriginHeaders(siteOrigin, request.headers.origin);
      reply.headers({ "cache-control": cacheRules.never, vary: "Accept, Origin", ...crossOrigin });
    });
    scope.setErrorHandler<FastifyError>(async (error, request, reply) => {
      const receipt = receiptOfError(error, request.log);
      if (error.statusCode === 415) return answer(request, closeIfLong(request, reply), receipt);
      if (error.statusCode === 413) await discardBody(request);
      return answer(request, reply, counted(receipt, request));
    });
    scope.options(CONTACT_PATH, (request, reply) => answerPreflight(siteOrigin, request, reply));
    scope.get(TOKEN_PATH, (_request, reply) => reply.send({ token: timeToken(tokenKey, Date.now()) }));
    scope.get(CONTACT_PATH, (request, reply) => {
      if (!hasForm(options.texts)) return answer(request, reply, NO_FORM);
      return answer(request, onlyPost(reply), NOTHING_SENT);
    });
    scope.post(
      CONTACT_PATH,
      {
        bodyLimit: BODY_LIMIT_BYTES,
        onRequest: async (request, reply) => {
          const isOwn = isOwnOrigin(siteOrigin, request.headers);
          if (isOwn && hasRoom(request, reply)) return undefined;
          return answer(request, closeIfLong(request, reply), isOwn ? BUSY : FOREIGN);
        },
      },
      async (request, reply) => {
        const submission = submissionOf(options.texts, request);
        const receipt = hasForm(options.texts) ? await receive(submission) : NO_FORM;
        if (receipt.kind === "accepted")
          request.log.info({ messageId: receipt.id, repeated: receipt.repeated }, "message kept");
        return answer(request, reply, counted(receipt, request), submission);
      },
    );
  });
}

/** Answers the browser of a site on another host, which asks before it sends; to anybody else POST is the only method. */
function answerPreflight(
  siteOrigin: string | undefined,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const allowed = preflightHeaders(siteOrigin, {
    origin: headers.origin,
    method: headers["access-control-request-method"],
  });
  if (allowed !== undefined) return reply.code(204).headers(allowed).send();
  return onlyPost(reply.code(405)).type("text/plain; charset=utf-8").send("Method not allowed\n");
}

function onlyPost(reply: FastifyReply): FastifyReply {
  return reply.header("allow", allowedMethods(CONTACT_PATH).join(", "));
}

/** Closes the connection after the answer rather than read a long body that is not wanted. */
function closeIfLong(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const short = Number(request.headers["content-length"]) <= BODY_LIMIT_BYTES;
  return short ? reply : reply.header("connection", "close");
}

/**
 * Reads the rest of a body that is too long, up to a limit: a proxy that is still sending it would take an early answer on a
 * closing connection for a failure of the server (Caddy answers 503 then). Node ends it after REQUEST_TIMEOUT. Who asks
 * first whether to send (`Expect`) sends nothing more.
 */
async function discardBody({ raw, headers }: FastifyRequest): Promise<void> {
  const announced = Number(headers["content-length"] ?? 0);
  if (raw.complete || headers.expect !== undefined || announced > MAX_DISCARDED) return;
  let bytes = 0;
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MAX_DISCARDED) raw.destroy();
  };
  raw.on("data", count);
  await finished(raw).catch(() => undefined);
  raw.off("data", count);
}

/** What an error means for the visitor: a body too long or unreadable is refused, everything else is our trouble. */
function receiptOfError(error: FastifyError, log: FastifyBaseLogger): Receipt {
  const { statusCode = 500 } = error;
  if (statusCode === 413 || statusCode === 415) return { kind: "refused", status: statusCode };
  if (statusCode < 500) return { kind: "refused", status: 400 };
  if (error instanceof OutboxUnavailableError) log.error(outboxErrorFacts(error), "message not kept");
  else log.error({ err: error });
  return { kind: "unsent", status: 503 };
}
