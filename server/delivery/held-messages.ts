import type { Outbox } from "../outbox/outbox.ts";
import { isHeld } from "./attempt-result.ts";
import { backoff } from "./backoff.ts";

const MAX_LISTED = 10_000;
/** A server that dies milliseconds after each start must not send a copy each time. */
const PROOF_OF_LIFE = 2_000;

/** Puts messages that were held for our own mistake back into the queue. @returns how many */
export async function releaseHeld(outbox: Outbox, now: number): Promise<number> {
  const held = await heldIds(outbox);
  return held.length === 0 ? 0 : outbox.requeue(held, now);
}

/** Puts the oldest held message back, to see whether the mistake is mended. @returns whether there was one */
export async function releaseOldestHeld(outbox: Outbox, now: number): Promise<boolean> {
  const oldest = (await heldIds(outbox)).at(-1);
  return oldest !== undefined && (await outbox.requeue([oldest], now)) > 0;
}

/** Newest first, as the outbox lists them. */
async function heldIds(outbox: Outbox): Promise<string[]> {
  const failed = await outbox.list({ states: ["failed"], limit: MAX_LISTED });
  return failed.filter(isHeld).map(({ id }) => id);
}

/**
 * Gives back what was being sent when the process ended: the mail server may have it, so it is uncertain, and tried again
 * in a moment; if it was tried before, later, because each time may be one more copy, and the message itself may be what
 * ends the process. Only for whom is sure to be the only sender of this outbox.
 *
 * @param random from 0 to 1
 */
export async function resumeInterrupted(outbox: Outbox, now: number, random: number): Promise<void> {
  const error = { kind: "interrupted", text: "The server ended while this message was being sent." };
  for (const { id, attempts } of await outbox.list({ states: ["sending"], limit: MAX_LISTED })) {
    const wait = attempts === 0 ? PROOF_OF_LIFE : backoff(0, random);
    await outbox.record(id, { outcome: "retry", at: now + wait, uncertain: true, error });
  }
}
