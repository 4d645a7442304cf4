import { type Outbox, OutboxUnavailableError } from "./outbox.ts";
import type { OutboxVerb } from "./worker-calls.ts";

/** Answers whatever is asked of an outbox. */
export interface Answering {
  answer(verb: OutboxVerb, args: readonly unknown[]): Promise<unknown>;
  /** Called once, when everything that was asked is answered. */
  end(): Promise<void>;
}

/** An outbox that takes nothing once it is being closed, and answers first what it was asked before. */
export function closableOutbox({ answer, end }: Answering): Outbox {
  const unanswered = new Set<Promise<unknown>>();
  let closed: Promise<void> | undefined;

  async function track(verb: OutboxVerb, args: readonly unknown[]): Promise<unknown> {
    if (closed !== undefined) throw new OutboxUnavailableError("The outbox is closed.");
    const promise = answer(verb, args);
    unanswered.add(promise);
    try {
      return await promise;
    } finally {
      unanswered.delete(promise);
    }
  }
  const on =
    <Verb extends OutboxVerb>(verb: Verb) =>
    (...args: Parameters<Outbox[Verb]>) =>
      track(verb, args) as ReturnType<Outbox[Verb]>;
  return {
    accept: on("accept"),
    claim: on("claim"),
    record: on("record"),
    nextDueAt: on("nextDueAt"),
    list: on("list"),
    get: on("get"),
    requeue: on("requeue"),
    remove: on("remove"),
    eraseByEmail: on("eraseByEmail"),
    purge: on("purge"),
    counts: on("counts"),
    ready: on("ready"),
    close: () => {
      closed ??= Promise.allSettled(unanswered).then(end);
      return closed;
    },
  };
}
