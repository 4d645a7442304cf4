import { type Clock, MINUTE, SECOND } from "./common/clock.ts";
import { errorText } from "./common/log-errors.ts";
import type { AnswerCounts } from "./http/answer-log.ts";
import type { Outbox } from "./outbox/outbox.ts";

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
