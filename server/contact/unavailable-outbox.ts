import { type Outbox, OutboxUnavailableError } from "../outbox/outbox.ts";

/** An outbox that could not be opened: it refuses everything, with the reason, while the pages are served. */
export function unavailableOutbox(reason: string): Outbox {
  const refuse = () => Promise.reject(new OutboxUnavailableError(reason));
  return {
    accept: refuse,
    claim: refuse,
    record: refuse,
    nextDueAt: refuse,
    list: refuse,
    get: refuse,
    requeue: refuse,
    remove: refuse,
    eraseByEmail: refuse,
    purge: refuse,
    counts: refuse,
    ready: refuse,
    close: () => Promise.resolve(),
  };
}
