import { SECOND } from "../common/clock.ts";
import { closableOutbox } from "./closable-outbox.ts";
import type { Outbox } from "./outbox.ts";
import type { SqliteOutboxOptions } from "./sqlite-session.ts";
import { type OutboxVerb, workerCalls } from "./worker-calls.ts";

/** How long a visitor is kept waiting for a slow disk. A locked database is given up much sooner. */
const VISITOR_DEADLINE = 5 * SECOND;
/** Calls that visitors or monitoring wait for. */
const WAITED_FOR: ReadonlySet<OutboxVerb> = new Set<OutboxVerb>(["accept", "ready"]);

/**
 * An outbox in a SQLite file, in a thread of its own. Messages that arrive while others are being written are written
 * together. The file is opened when first needed and again after an error, so that a fix needs no restart.
 *
 * @param onLost called with the reason where a part of the open store was deleted; what was accepted is saved first
 * @example sqliteOutbox({ file: "var/outbox.sqlite", mailHost: "example.com" })
 */
export function sqliteOutbox(options: SqliteOutboxOptions, onLost?: (reason: string) => void): Outbox {
  const calls = workerCalls(new URL("./sqlite-worker.ts", import.meta.url), options, onLost);
  return closableOutbox({
    answer: (verb, args) => calls.ask({ verb, args }, WAITED_FOR.has(verb) ? VISITOR_DEADLINE : undefined),
    end: () => calls.end(),
  });
}
