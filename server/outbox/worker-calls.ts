import { Worker } from "node:worker_threads";
import { SECOND } from "../common/clock.ts";
import { type Outbox, OutboxUnavailableError } from "./outbox.ts";

/** How long the thread may take to end before it is terminated. */
const CLOSE_DEADLINE = 5 * SECOND;

interface PendingCall {
  readonly call: OutboxCall;
  settle(reply: OutboxReply): void;
}

/** Calls to a thread. */
export interface WorkerCalls {
  /**
   * Asks the thread.
   *
   * @param deadline milliseconds after which a slow thread counts as unavailable
   * @throws {OutboxUnavailableError} with the thread's reason, when it stopped, or after the deadline
   */
  ask(call: OutboxCall, deadline?: number): Promise<unknown>;
  /** Ends the thread. Nothing may be asked any more, and everything asked must be answered. */
  end(): Promise<void>;
}

/**
 * Calls to a thread that is started when first needed, and again after a crash. Calls that come while it is busy are
 * sent to it together afterwards, so that one write to the disk serves all of them.
 *
 * @param script module that the thread runs: it answers arrays of calls with arrays of replies, and ends at "close"
 * @param options what it is started with
 * @param onLost called when the thread reports that its store was taken away
 */
export function workerCalls(script: URL, options: unknown, onLost?: (reason: string) => void): WorkerCalls {
  let worker: Worker | undefined;
  let waiting: PendingCall[] = [];
  let asked: PendingCall[] = [];

  function start(): Worker {
    const started = new Worker(script, { workerData: options, execArgv: [] });
    let reason = "it ended";
    started.on("message", (replies: readonly OutboxReply[] | { readonly lost: string }) => {
      if ("lost" in replies) return onLost?.(replies.lost);
      const answered = asked;
      asked = [];
      answered.forEach((pending, index) => {
        pending.settle(replies[index] ?? { error: "The outbox's thread gave no answer." });
      });
      send();
    });
    started.on("error", (error) => {
      reason = String(error);
    });
    started.on("exit", () => {
      worker = undefined;
      const lost = asked;
      asked = [];
      for (const { settle } of lost)
        settle({ unavailable: `The outbox's thread stopped: ${reason}. It starts again.` });
      send();
    });
    return started;
  }
  function send(): void {
    if (asked.length > 0 || waiting.length === 0) return;
    worker ??= start();
    asked = waiting;
    waiting = [];
    worker.postMessage(asked.map(({ call }) => call));
  }
  function ask(call: OutboxCall, deadline?: number): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const pending: PendingCall = {
      call,
      settle: (reply) => {
        clearTimeout(timer);
        if ("value" in reply) resolve(reply.value);
        else reject("error" in reply ? new Error(reply.error) : new OutboxUnavailableError(reply.unavailable));
      },
    };
    const timer =
      deadline &&
      setTimeout(() => {
        waiting = waiting.filter((other) => other !== pending);
        pending.settle({ unavailable: `The outbox did not answer within ${deadline} ms. Look at the disk it is on.` });
      }, deadline);
    waiting.push(pending);
    send();
    return promise;
  }
  async function end(): Promise<void> {
    const ending = worker;
    if (ending === undefined) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    ending.once("exit", () => resolve());
    ending.postMessage("close");
    const timer = setTimeout(() => void ending.terminate(), CLOSE_DEADLINE);
    await promise;
    clearTimeout(timer);
  }
  return { ask, end };
}

/** The calls of an outbox. */
export type OutboxVerb = Exclude<keyof Outbox, "close">;

/** An outbox that answers synchronously: it runs in the worker thread. */
export type SynchronousOutbox = {
  readonly [Verb in OutboxVerb]: (...args: Parameters<Outbox[Verb]>) => Awaited<ReturnType<Outbox[Verb]>>;
};

/** A call to the thread. */
export interface OutboxCall {
  readonly verb: OutboxVerb;
  readonly args: readonly unknown[];
}

/** Its answer: a value, why the store is unavailable, or an error of ours. */
export type OutboxReply = { readonly value: unknown } | { readonly unavailable: string } | { readonly error: string };
