import type { FastifyInstance, FastifyReply } from "fastify";
import { cacheRules } from "#engine/manifest/manifest.ts";
import { HEALTH_PATH, READINESS_PATH } from "#engine/manifest/server-paths.ts";
import { SECOND } from "./common/clock.ts";
import { errorText } from "./common/log-errors.ts";
import type { Outbox } from "./outbox/outbox.ts";

/** How long a result of the readiness check holds: each check writes to the disk, and anyone may ask. */
const CHECK_INTERVAL = SECOND;

/**
 * Adds /healthz (the process runs) and /readyz. Ready means that the outbox is writable; whether mail can be sent does not
 * matter, and is logged. Why it is not writable is logged, not answered: the reason may name paths and users.
 *
 * @param contact undefined where the site takes no messages: then it is always ready
 * @param isLeaving whether the server is about to stop
 */
export function addHealthRoutes(
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
