import type { FastifyBaseLogger } from "fastify";
import { type Clock, MINUTE, SECOND } from "../common/clock.ts";
import { errorText } from "../common/log-errors.ts";
import type { Outbox } from "../outbox/outbox.ts";

/** So many characters of a path are logged. */
const MAX_PATH = 200;

/** What is logged of an answer: no data of the visitor, and nothing that the visitor wrote. */
interface AnswerFacts {
  readonly method: string;
  /** What answered: a path of the build, a route, or a kind of unknown paths. */
  readonly route: string;
  readonly status: number;
  /** Milliseconds, for routes. */
  readonly ms?: number;
}

/** Numbers of answers by status class. */
export type AnswerCounts = Readonly<Record<"2xx" | "3xx" | "4xx" | "5xx", number>>;

const NONE: AnswerCounts = { "2xx": 0, "3xx": 0, "4xx": 0, "5xx": 0 };

/** Logs and counts what was answered. Successful answers, and the paths as requested, are logged at level debug only. */
export class AnswerLog {
  readonly #log: Pick<FastifyBaseLogger, "debug" | "info">;
  #counts: Record<keyof AnswerCounts, number> = { ...NONE };

  constructor(log: Pick<FastifyBaseLogger, "debug" | "info">) {
    this.#log = log;
  }

  /** @param path as it was asked, without its query */
  add(facts: AnswerFacts, path: string): void {
    const kind = `${Math.trunc(facts.status / 100)}xx`;
    if (kind in this.#counts) this.#counts[kind as keyof AnswerCounts] += 1;
    if (facts.status >= 400) this.#log.info(facts, "answered");
    this.#log.debug({ ...facts, path: path.slice(0, MAX_PATH) }, "asked");
  }

  /** The answers since the last call. */
  takeCounts(): AnswerCounts {
    const counts = this.#counts;
    this.#counts = { ...NONE };
    return counts;
  }
}

const WAITING = ["queued", "sending", "uncertain"] as const;

interface MinuteReportOptions {
  readonly log: { info(facts: object, text: string): void };
  readonly clock: Clock;
  /** Undefined where the site takes no messages. */
  readonly outbox: Pick<Outbox, "counts"> | undefined;
  /** The answers since the last call. */
  readonly takeCounts: () => AnswerCounts;
  /** Connections that are open. */
  readonly connections: () => Promise<number>;
}

/**
 * Logs one line a minute for monitoring: answers by status class, open connections, how
 * many messages wait, since how many seconds the oldest does, and how many have failed.
 *
 * @returns a function that stops it
 */
export function startMinuteReport(options: MinuteReportOptions): () => void {
  const { clock, log } = options;
  let cancel = clock.after(MINUTE, round);
  function round(): void {
    cancel = clock.after(MINUTE, round);
    report(options).then((facts) => log.info(facts, "the last minute"));
  }
  return () => cancel();
}

async function report({ clock, outbox, takeCounts, connections }: MinuteReportOptions): Promise<object> {
  const answers = takeCounts();
  return { answers, connections: await connections(), ...(outbox && { outbox: await outboxFacts(outbox, clock) }) };
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
