import type { Outbox } from "./outbox.ts";

/** What can be asked of an outbox. */
export type OutboxVerb = Exclude<keyof Outbox, "close">;

/** An outbox that answers at once: what runs in the thread beside the server. */
export type SynchronousOutbox = {
  readonly [Verb in OutboxVerb]: (...args: Parameters<Outbox[Verb]>) => Awaited<ReturnType<Outbox[Verb]>>;
};

/** A question for the thread. */
export interface OutboxCall {
  readonly verb: OutboxVerb;
  readonly args: readonly unknown[];
}

/** Its answer: a value, why the store is unavailable, or a mistake of ours. */
export type OutboxReply = { readonly value: unknown } | { readonly unavailable: string } | { readonly mistake: string };
