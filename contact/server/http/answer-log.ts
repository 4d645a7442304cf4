import type { FastifyBaseLogger } from "fastify";
import { type Clock, MINUTE, SECOND } from "../common/clock.ts";
import { errorText } from "../common/log-errors.ts";
import type { Outbox } from "../outbox/outbox.ts";

/** So many characters of a path are logged. */
const MAX_PATH = 200;

const NONE = { "2xx": 0, "3xx": 0, "4xx": 0, "5xx": 0 };

export type AnswerLog = ReturnType<typeof answerLog>;

/** Logs and counts what was answered. Successful answers, and the paths as requested, are logged at level debug only. */
export function answerLog(log: Pick<FastifyBaseLogger, "debug" | "info">) {
  let counts = { ...NONE };
  return {
    /**
     * No data of the visitor, and nothing that the visitor wrote.
     *
     * @param facts `route` is what answered: a path of the build, a route, or a kind of unknown paths; `ms` milliseconds
     * @param path as it was asked, without its query
     */
    add(
      facts: { readonly method: string; readonly route: string; readonly status: number; readonly ms?: number },
      path: string,
    ): void {
      const kind = `${Math.trunc(facts.status / 100)}xx`;
      if (kind in counts) counts[kind as keyof typeof NONE] += 1;
      if (facts.status >= 400) log.info(facts, "answered");
      log.debug({ ...facts, path: path.slice(0, MAX_PATH) }, "asked");
    },
    /** Numbers of answers by status class, since the last call. */
    takeCounts() {
      const taken = counts;
      counts = { ...NONE };
      return taken;
    },
  };
}

const WAITING = ["queued", "sending", "uncertain"] as const;

/**
 * Logs one line a minute for monitoring: answers by status class, open connections, how
 * many messages wait, since how many seconds the oldest does, and how many have failed.
 *
 * @param outbox undefined where the site takes no messages
 * @returns a function that stops it
 */
export function startMinuteReport(
  log: { info(facts: object, text: string): void },
  clock: Clock,
  outbox: Pick<Outbox, "counts"> | undefined,
  answers: Pick<AnswerLog, "takeCounts">,
  connections: () => Promise<number>,
): () => void {
  let cancel = clock.after(MINUTE, () => void report());
  async function report(): Promise<void> {
    cancel = clock.after(MINUTE, () => void report());
    const facts = { answers: answers.takeCounts(), connections: await connections() };
    log.info({ ...facts, ...(outbox && { outbox: await outboxFacts(outbox, clock) }) }, "the last minute");
  }
  return () => cancel();
}

async function outboxFacts(outbox: Pick<Outbox, "counts">, clock: Clock): Promise<object> {
  try {
    const { byState, oldestWaitingSince } = await outbox.counts();
    const waiting = WAITING.reduce((sum, state) => sum + byState[state], 0);
    const oldest = oldestWaitingSince === undefined ? 0 : Math.round((clock.now() - oldestWaitingSince) / SECOND);
    return { waiting, oldestWaitingSeconds: oldest, failed: byState.failed };
  } catch (error) {
    return { unavailable: errorText(error) };
  }
}
