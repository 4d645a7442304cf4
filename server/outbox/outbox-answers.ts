import type { MessageRow } from "./message-row.ts";
import { messageStates, type OutboxCounts } from "./outbox.ts";

/** A number where there is one; an aggregate over no row gives null. */
export function numberOrNone(value: unknown): number | undefined {
  return value === null || value === undefined ? undefined : Number(value);
}

/** The counts from the rows of `countStates` and `oldestWaiting`. */
export function outboxCounts(states: readonly MessageRow[], oldest: MessageRow | undefined): OutboxCounts {
  const counted = new Map(states.map((row) => [row.state, Number(row.number)]));
  const since = numberOrNone(oldest?.received_at);
  return {
    byState: Object.fromEntries(
      messageStates.map((state) => [state, counted.get(state) ?? 0]),
    ) as OutboxCounts["byState"],
    ...(since === undefined ? {} : { oldestWaitingSince: since }),
  };
}
