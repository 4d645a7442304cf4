import { type Outbox, OutboxUnavailableError } from "./outbox.ts";
import type { OutboxVerb } from "./worker-calls.ts";

/** Carries out the calls of an outbox. */
export interface Answering {
  answer(verb: OutboxVerb, args: readonly unknown[]): Promise<unknown>;
  /** Called once, when every call is answered. */
  end(): Promise<void>;
}

/** An outbox that refuses calls once it is being closed, after answering the earlier ones. */
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
    requeueHeld: on("requeueHeld"),
    markSeen: on("markSeen"),
    countUnseen: on("countUnseen"),
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
