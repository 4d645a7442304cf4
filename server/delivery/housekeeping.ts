import { type Clock, DAY, HOUR, SECOND } from "../common/clock.ts";
import type { Outbox, StoredMessage } from "../outbox/outbox.ts";
import type { DeliveryLog } from "./delivery-options.ts";
import type { DigestMemory } from "./digest.ts";
import { messagesForDigest } from "./digest.ts";

/** How long after the start the first round comes. */
const FIRST_ROUND = 10 * SECOND;
/** The longest month, so that "12 months" and a leap year's 366 days agree. */
const MONTH_DAYS = 31;

/** What housekeeping needs. */
export interface HousekeepingOptions {
  readonly outbox: Outbox;
  readonly clock: Clock;
  readonly log: DeliveryLog;
  /** After so many days a message is removed. */
  readonly retentionDays: number;
  readonly memory: DigestMemory;
  /** Sends the daily digest; undefined where no mail can be sent. */
  readonly sendDigest: ((messages: readonly StoredMessage[]) => Promise<void>) | undefined;
}

/**
 * Once a day removes what is too old, and once a day emails the owner about messages that need attention. Checks every
 * hour, so that a digest that could not be sent is sent later.
 *
 * @returns a function that stops it
 */
export function startHousekeeping(options: HousekeepingOptions): () => void {
  const { clock } = options;
  let lastPurge = Number.NEGATIVE_INFINITY;
  let cancel = clock.after(FIRST_ROUND, round);

  function round(): void {
    cancel = clock.after(HOUR, round);
    // A clock that was put back must not put the next round off.
    if (Math.abs(clock.now() - lastPurge) >= DAY) {
      lastPurge = clock.now();
      void attempt(options.log, "old messages could not be removed", () => purge(options));
    }
    void attempt(options.log, "the digest could not be sent", () => tellOwner(options));
  }

  return () => cancel();
}

async function purge({ outbox, clock, log, retentionDays }: HousekeepingOptions): Promise<void> {
  const removed = await outbox.purge(clock.now() - retentionDays * DAY);
  if (removed > 0) log.info({ removed, retentionDays }, "old messages removed");
}

async function tellOwner({ outbox, clock, log, memory, sendDigest }: HousekeepingOptions): Promise<void> {
  const latest = memory.read();
  // A time in the future means that the clock was put back since.
  const since = latest > clock.now() ? 0 : latest;
  if (sendDigest === undefined || clock.now() - since < DAY) return;
  const messages = await messagesForDigest(outbox, clock.now(), since);
  if (messages.length === 0) return;
  await sendDigest(messages);
  memory.write(clock.now());
  log.info({ messages: messages.length }, "digest sent");
}

async function attempt(log: DeliveryLog, failure: string, task: () => Promise<void>): Promise<void> {
  try {
    await task();
  } catch (error) {
    log.warn({ error: error instanceof Error ? error.name : typeof error }, failure);
  }
}

/**
 * What to tell the operator where messages are kept longer than the site's legal notice says; undefined where they are not.
 *
 * @param months as the notice says; undefined where the build does not tell
 */
export function retentionNote(days: number, months: number | undefined): string | undefined {
  if (months === undefined || days <= months * MONTH_DAYS) return undefined;
  return (
    `Messages are kept for ${days} days, but the legal notice of this site says ${months} months. ` +
    `Set CONTACT_RETENTION_DAYS to ${Math.floor((months * 365) / 12)} or less, or correct legal.retentionMonths in site.yaml.`
  );
}
