import { randomUUID } from "node:crypto";
import { isHeld } from "../outbox/held.ts";
import {
  type AttemptResult,
  isSeen,
  type MessageFilter,
  type MessageState,
  messageStates,
  type NewMessage,
  type Outbox,
  type OutboxCounts,
  OutboxUnavailableError,
  type StoredMessage,
} from "../outbox/outbox.ts";

interface Row extends StoredMessage {
  readonly leaseEndsAt: number;
  /** How long the next attempt, or the end of the lease, was ahead when it was set. */
  readonly wait: number;
  readonly claimedAt: number;
}

const NEVER = Number.POSITIVE_INFINITY;

/** An outbox in memory, for tests of what uses one. */
export class MemoryOutbox implements Outbox {
  /** While true, it is unavailable. */
  broken = false;
  readonly #rows = new Map<string, Row>();

  async accept(message: NewMessage, windowMs: number): Promise<{ readonly id: string; readonly repeated: boolean }> {
    await this.ready();
    const isSame = (row: Row) => row.identity === message.identity && message.receivedAt - row.receivedAt < windowMs;
    const known = this.#oldestFirst().find(isSame);
    if (known !== undefined) return { id: known.id, repeated: true };
    const row = newRow(message);
    this.#rows.set(row.id, row);
    return { id: row.id, repeated: false };
  }

  async claim(now: number, leaseMs: number, limit: number): Promise<readonly StoredMessage[]> {
    await this.ready();
    const due = this.#oldestFirst().filter((row) => dueAt(row) <= now || isBeyondWait(row, now));
    const lease = { state: "sending", leaseEndsAt: now + leaseMs, wait: leaseMs, claimedAt: now } as const;
    const taken = due.slice(0, limit).map((row): Row => ({ ...row, ...lease }));
    for (const row of taken) this.#rows.set(row.id, row);
    return taken;
  }

  async record(id: string, result: AttemptResult): Promise<void> {
    await this.ready();
    const row = this.#rows.get(id);
    if (row !== undefined) this.#rows.set(id, afterAttempt(row, result));
  }

  async nextDueAt(now: number): Promise<number | undefined> {
    await this.ready();
    const earliest = Math.min(...this.#oldestFirst().map((row) => (isBeyondWait(row, now) ? now : dueAt(row))));
    return earliest === NEVER ? undefined : earliest;
  }

  async list({
    states = messageStates,
    limit = NEVER,
    email: wanted,
  }: MessageFilter = {}): Promise<readonly StoredMessage[]> {
    await this.ready();
    const chosen = this.#oldestFirst().filter(
      ({ state, email }) => states.includes(state) && (wanted === undefined || email === wanted),
    );
    return chosen.reverse().slice(0, limit);
  }

  async get(id: string): Promise<StoredMessage | undefined> {
    await this.ready();
    return this.#rows.get(id);
  }

  async requeue(ids: readonly string[], now: number): Promise<number> {
    const rows = ids.map((id) => this.#rows.get(id)).filter((row) => row !== undefined);
    const changed = rows.filter(({ state }) => ["failed", "uncertain", "quarantined"].includes(state));
    for (const row of changed) this.#rows.set(row.id, { ...row, state: "queued", nextAttemptAt: now, wait: 0 });
    return changed.length;
  }

  async requeueHeld(now: number, limit = NEVER): Promise<number> {
    const held = this.#oldestFirst().filter(isHeld).slice(0, limit);
    return this.requeue(
      held.map(({ id }) => id),
      now,
    );
  }

  async markSeen(ids: readonly string[], now: number): Promise<number> {
    const rows = ids.map((id) => this.#rows.get(id)).filter((row) => row !== undefined && row.seenAt === undefined);
    for (const row of rows) if (row !== undefined) this.#rows.set(row.id, { ...row, seenAt: now });
    return rows.length;
  }

  async countUnseen(before = NEVER): Promise<number> {
    await this.ready();
    return this.#oldestFirst().filter((row) => row.receivedAt < before && !isSeen(row)).length;
  }

  async remove(ids: readonly string[]): Promise<number> {
    return ids.filter((id) => this.#rows.delete(id)).length;
  }

  async eraseByEmail(email: string): Promise<number> {
    return this.remove(
      this.#oldestFirst()
        .filter((row) => row.email === email)
        .map(({ id }) => id),
    );
  }

  async purge(before: number, unseenToo = false): Promise<number> {
    const old = this.#oldestFirst().filter(
      (row) => row.receivedAt < before && row.state !== "sending" && (unseenToo || isSeen(row)),
    );
    return this.remove(old.map(({ id }) => id));
  }

  async counts(): Promise<OutboxCounts> {
    const count = (wanted: MessageState) => this.#oldestFirst().filter(({ state }) => state === wanted).length;
    const byState = Object.fromEntries(messageStates.map((state) => [state, count(state)]));
    return { byState: byState as OutboxCounts["byState"] };
  }

  async ready(): Promise<void> {
    if (this.broken) throw new OutboxUnavailableError("The disk is full.");
  }

  async close(): Promise<void> {}

  #oldestFirst(): Row[] {
    return [...this.#rows.values()].sort((a, b) => a.receivedAt - b.receivedAt);
  }
}

function newRow({ state, ...message }: NewMessage): Row {
  const id = randomUUID();
  const due = state === "queued" ? { nextAttemptAt: message.receivedAt } : {};
  return {
    ...message,
    state,
    id,
    mailId: `<${id}@site.example>`,
    attempts: 0,
    lostAnswers: 0,
    leaseEndsAt: 0,
    wait: 0,
    claimedAt: 0,
    ...due,
  };
}

function afterAttempt({ nextAttemptAt: _, ...row }: Row, result: AttemptResult): Row {
  const attempts = row.attempts + 1;
  if (result.outcome === "sent") return { ...row, attempts, state: "sent", sentAt: result.at };
  if (result.outcome === "failed") return { ...row, attempts, state: "failed", lastError: result.error };
  const state = result.uncertain ? "uncertain" : "queued";
  const wait = Math.max(0, result.at - row.claimedAt);
  const lostAnswers = row.lostAnswers + (result.uncertain ? 1 : 0);
  return { ...row, attempts, lostAnswers, state, nextAttemptAt: result.at, wait, lastError: result.error };
}

/** Whether a message is due further ahead than was ever planned: the clock was put back since. */
function isBeyondWait(row: Row, now: number): boolean {
  return dueAt(row) !== NEVER && dueAt(row) - now > 2 * row.wait;
}

function dueAt({ state, leaseEndsAt, nextAttemptAt = NEVER }: Row): number {
  if (state === "sending") return leaseEndsAt;
  return state === "queued" || state === "uncertain" ? nextAttemptAt : NEVER;
}
