import { randomUUID } from "node:crypto";
import {
  type AttemptResult,
  type MessageState,
  messageStates,
  type NewMessage,
  type Outbox,
  OutboxUnavailableError,
  type StoredMessage,
} from "../outbox/outbox.ts";

interface Row extends StoredMessage {
  readonly leaseEndsAt: number;
}

/** An outbox in memory, for tests of what uses one. `broken` makes it unavailable until it is set to false again. */
export interface MemoryOutbox extends Outbox {
  broken: boolean;
}

export function memoryOutbox(): MemoryOutbox {
  const rows = new Map<string, Row>();
  const outbox: MemoryOutbox = {
    broken: false,
    async accept(message, windowMs) {
      assertAvailable(outbox);
      const known = [...rows.values()].find(
        (row) => row.identity === message.identity && message.receivedAt - row.receivedAt < windowMs,
      );
      if (known !== undefined) return { id: known.id, repeated: true };
      const row = newRow(message);
      rows.set(row.id, row);
      return { id: row.id, repeated: false };
    },
    async claim(now, leaseMs, limit) {
      assertAvailable(outbox);
      const due = byAge(rows).filter((row) => dueAt(row) <= now);
      return due.slice(0, limit).map((row) => {
        const taken: Row = { ...row, state: "sending", leaseEndsAt: now + leaseMs };
        rows.set(row.id, taken);
        return taken;
      });
    },
    async record(id, result) {
      assertAvailable(outbox);
      const row = rows.get(id);
      if (row !== undefined) rows.set(id, afterAttempt(row, result));
    },
    async nextDueAt() {
      assertAvailable(outbox);
      const earliest = Math.min(...[...rows.values()].map(dueAt));
      return earliest === Number.POSITIVE_INFINITY ? undefined : earliest;
    },
    async list({ states = messageStates, limit = Number.POSITIVE_INFINITY } = {}) {
      assertAvailable(outbox);
      return byAge(rows)
        .filter((row) => states.includes(row.state))
        .toReversed()
        .slice(0, limit);
    },
    async get(id) {
      assertAvailable(outbox);
      return rows.get(id);
    },
    async requeue(ids, now) {
      const changed = ids.map((id) => rows.get(id)).filter((row) => row !== undefined && mayBeRequeued(row.state));
      for (const row of changed) if (row) rows.set(row.id, { ...row, state: "queued", nextAttemptAt: now });
      return changed.length;
    },
    async remove(ids) {
      return ids.filter((id) => rows.delete(id)).length;
    },
    async eraseByEmail(email) {
      return removeWhere(rows, (row) => row.email === email);
    },
    async purge(before) {
      return removeWhere(
        rows,
        (row) => row.receivedAt < before && ["sent", "quarantined", "failed"].includes(row.state),
      );
    },
    async counts() {
      const all = [...rows.values()];
      const count = (state: MessageState) => all.filter((row) => row.state === state).length;
      return {
        byState: Object.fromEntries(messageStates.map((state) => [state, count(state)])) as Record<
          MessageState,
          number
        >,
      };
    },
    async ready() {
      assertAvailable(outbox);
    },
    async close() {},
  };
  return outbox;
}

function assertAvailable({ broken }: MemoryOutbox): void {
  if (broken) throw new OutboxUnavailableError("The disk is full.");
}

function newRow({ state, ...message }: NewMessage): Row {
  const id = randomUUID();
  const due = state === "queued" ? { nextAttemptAt: message.receivedAt } : {};
  return { ...message, state, id, mailId: `<${id}@site.example>`, attempts: 0, leaseEndsAt: 0, ...due };
}

function afterAttempt({ nextAttemptAt: _, ...row }: Row, result: AttemptResult): Row {
  const attempts = row.attempts + 1;
  switch (result.outcome) {
    case "sent":
      return { ...row, attempts, state: "sent", sentAt: result.at };
    case "retry": {
      const state = result.uncertain ? "uncertain" : "queued";
      return { ...row, attempts, state, nextAttemptAt: result.at, lastError: result.error };
    }
    case "failed":
      return { ...row, attempts, state: "failed", lastError: result.error };
  }
}

function dueAt(row: Row): number {
  if (row.state === "sending") return row.leaseEndsAt;
  return row.state === "queued" || row.state === "uncertain"
    ? (row.nextAttemptAt ?? Number.POSITIVE_INFINITY)
    : Number.POSITIVE_INFINITY;
}

function byAge(rows: ReadonlyMap<string, Row>): Row[] {
  return [...rows.values()].sort((a, b) => a.receivedAt - b.receivedAt);
}

function mayBeRequeued(state: MessageState): boolean {
  return state === "failed" || state === "uncertain" || state === "quarantined";
}

function removeWhere(rows: Map<string, Row>, condition: (row: Row) => boolean): number {
  const found = [...rows.values()].filter(condition);
  for (const row of found) rows.delete(row.id);
  return found.length;
}
