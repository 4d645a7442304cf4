import { Worker } from "node:worker_threads";
import { SECOND } from "../common/clock.ts";
import { quoted, type Saying, saying } from "../words/owner-words.ts";
import { type Database, OutboxUnavailableError } from "./outbox.ts";
import type { ColumnValue, MessageRow } from "./stored-message.ts";

/** How long the thread may take to end before it is terminated. */
const CLOSE_DEADLINE = 5 * SECOND;

/** What the thread is asked, and its answer: rows, why the store is unavailable, or an error of this program. */
export interface Statement {
  readonly text: string;
  readonly values: readonly ColumnValue[];
}
export type Reply =
  | { readonly rows: readonly MessageRow[] }
  | { readonly unavailable: readonly Saying[] }
  | { readonly error: string };

interface PendingStatement extends Statement {
  readonly settle: (reply: Reply) => void;
}

/**
 * A SQLite file in a thread: a database that waits for its disk must not make the site wait. The thread is started when
 * first needed, and again after a crash. Statements that come while it is busy are sent to it together afterwards, so that
 * one write to the disk serves all of them.
 *
 * @param onLost called with the reason where a part of the open store was deleted
 * @param script what the thread runs: it answers arrays of statements with arrays of replies, and ends at "close"
 */
export function sqliteDatabase(
  file: string,
  onLost?: (reason: string) => void,
  script = new URL("./sqlite-worker.ts", import.meta.url),
): Database {
  let worker: Worker | undefined;
  let waiting: PendingStatement[] = [];
  let asked: PendingStatement[] = [];

  /** Ends what was asked, and asks what waits. */
  function conclude(replyTo: (index: number) => Reply): void {
    const answered = asked;
    asked = [];
    for (const [index, { settle }] of answered.entries()) settle(replyTo(index));
    send();
  }
  function start(): Worker {
    const started = new Worker(script, { workerData: file, execArgv: [] });
    let reason = "it ended";
    started.on("message", (replies: readonly Reply[] | { readonly lost: string }) => {
      if ("lost" in replies) onLost?.(replies.lost);
      else conclude((index) => replies[index] ?? { error: "The outbox's thread gave no answer." });
    });
    started.on("error", (error) => {
      reason = String(error);
    });
    started.on("exit", () => {
      worker = undefined;
      conclude(() => ({ unavailable: [saying("outbox-failed", { reason: quoted(reason) })] }));
    });
    return started;
  }
  function send(): void {
    if (asked.length > 0 || waiting.length === 0) return;
    worker ??= start();
    asked = waiting;
    waiting = [];
    worker.postMessage(asked.map(({ text, values }) => ({ text, values })));
  }
  return {
    async query(text, values, until) {
      const { promise, resolve } = Promise.withResolvers<Reply>();
      const pending = { text, values, settle: resolve };
      const giveUp = () => {
        waiting = waiting.filter((other) => other !== pending);
        resolve({ unavailable: [saying("outbox-slow")] });
      };
      const timer = until === undefined ? undefined : setTimeout(giveUp, until - performance.now());
      waiting.push(pending);
      send();
      const reply = await promise;
      clearTimeout(timer);
      if ("rows" in reply) return reply.rows;
      throw "error" in reply ? new Error(reply.error) : new OutboxUnavailableError(reply.unavailable);
    },
    async close() {
      if (worker === undefined) return;
      const ending = worker;
      const { promise, resolve } = Promise.withResolvers<void>();
      ending.once("exit", () => resolve());
      ending.postMessage("close");
      const timer = setTimeout(() => void ending.terminate(), CLOSE_DEADLINE);
      await promise;
      clearTimeout(timer);
    },
  };
}
