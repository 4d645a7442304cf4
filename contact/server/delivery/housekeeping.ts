import { type Clock, DAY, HOUR, SECOND } from "../common/clock.ts";
import type { TimeMemory } from "../common/private-file.ts";
import { type Outbox, outboxErrorFacts } from "../outbox/outbox.ts";
import type { DeliveryLog } from "./delivery.ts";
import { type ClockJump, crowdOf, type Digest, digestOf, isWorthSending } from "./digest.ts";

/** How long after the start the first round comes. */
const FIRST_ROUND = 10 * SECOND;
/** How long messages that are kept back are gathered, so that the first mail names more than the first. */
const GATHERING = 10 * SECOND;

interface HousekeepingOptions {
  readonly outbox: Outbox;
  readonly clock: Clock;
  readonly log: DeliveryLog;
  /** After so many days a message that was delivered or read is removed. */
  readonly retentionDays: () => number;
  /** When the clock was last trusted. */
  readonly lastRun: TimeMemory;
  /** When the owner was last sent the daily digest, and told of messages that were kept back because many came. */
  readonly lastDigest: TimeMemory;
  readonly lastCrowd: TimeMemory;
  /** Sends a digest; undefined where no mail can be sent. */
  readonly send: ((digest: Digest) => Promise<void>) | undefined;
}

/**
 * Once a day removes what is too old, unless the clock by which it is has jumped, and once a day emails the owner about what
 * needs attention. Checks every hour, so that a digest that could not be sent is sent later.
 */
export function startHousekeeping(options: HousekeepingOptions) {
  const { clock, outbox, log, retentionDays: daysNow, lastDigest, lastCrowd } = options;
  const lookAtClock = clockWatch(clock, options.lastRun, async () => (await outbox.list({ limit: 1 }))[0]?.receivedAt);
  let lastPurge = Number.NEGATIVE_INFINITY;
  let cancel = clock.after(FIRST_ROUND, () => void round());

  async function round(): Promise<void> {
    cancel = clock.after(HOUR, () => void round());
    let jump: ClockJump | undefined;
    await attempt(log, "old messages could not be removed", async () => {
      const looked = await lookAtClock();
      jump = looked.jump;
      if (looked.isNew && jump !== undefined) logJump(log, jump);
      if (jump !== undefined || clock.elapsed() - lastPurge < DAY) return;
      await purge(options);
      lastPurge = clock.elapsed();
    });
    await attempt(log, "the digest could not be sent", () =>
      tell(options, lastDigest, DAY, (since) => digestOf(outbox, { now: clock.now(), since, days: daysNow(), jump })),
    );
    await tellOfCrowd();
  }

  let cancelCrowd: (() => void) | undefined;
  async function tellOfCrowd(): Promise<void> {
    cancelCrowd?.();
    cancelCrowd = undefined;
    await attempt(log, "the owner could not be told of what was kept back", () =>
      tell(options, lastCrowd, HOUR, (since) => crowdOf(outbox, since)),
    );
  }

  return {
    /** To be called when a message is kept back because many came: the owner is told, once an hour at most. */
    keptBack(): void {
      const wait = Math.max(GATHERING, toldAt(lastCrowd, clock) + HOUR - clock.now());
      cancelCrowd ??= clock.after(wait, () => void tellOfCrowd());
    },
    stop(): void {
      cancel();
      cancelCrowd?.();
    },
  };
}

function toldAt(last: TimeMemory, { now }: Clock): number {
  const latest = last.read();
  // A time in the future means that the clock was put back since.
  return latest > now() ? 0 : latest;
}

/** Tells the owner what there is to tell since the last time, once in a period at most. */
async function tell(
  { clock, log, send }: HousekeepingOptions,
  last: TimeMemory,
  period: number,
  digestSince: (since: number) => Promise<Digest>,
): Promise<void> {
  const [now, since] = [clock.now(), toldAt(last, clock)];
  if (send === undefined || now - since < period) return;
  const digest = await digestSince(since);
  // A server beside may have told it meanwhile.
  if (!isWorthSending(digest) || toldAt(last, clock) !== since) return;
  last.write(now);
  try {
    await send(digest);
  } catch (error) {
    last.write(since);
    throw error;
  }
  const { kind, messages, more, overdue } = digest;
  log.info({ kind, messages: messages.length + more, overdue: overdue.count }, "the owner was told");
}

function logJump(log: DeliveryLog, { from, to }: ClockJump): void {
  const facts = { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
  log.error(facts, "the clock of this machine has jumped: no old message is removed for seven days. Check it");
}

async function purge({ outbox, clock, log, retentionDays: daysNow }: HousekeepingOptions): Promise<void> {
  const retentionDays = daysNow();
  const before = clock.now() - retentionDays * DAY;
  const removed = await outbox.purge(before);
  if (removed > 0) log.info({ removed, retentionDays }, "old messages removed");
  const unseen = await outbox.countUnseen(before);
  if (unseen > 0) log.warn({ unseen, retentionDays }, "old messages are kept, because nobody has seen them");
}

async function attempt(log: DeliveryLog, failure: string, task: () => Promise<void>): Promise<void> {
  try {
    await task();
  } catch (error) {
    log.warn(outboxErrorFacts(error), failure);
  }
}

/**
 * After how many days a message that somebody has seen is removed: as the legal notice promises, or sooner where the
 * operator says so.
 *
 * @param asked CONTACT_RETENTION_DAYS
 * @param months as the notice says
 */
export function retentionDays(asked: number | undefined, months: number): number {
  return Math.min(asked ?? Number.POSITIVE_INFINITY, Math.floor((months * 365) / 12));
}

/** A clock that is set right moves by less. */
const LARGEST_STEP = HOUR;
/** A server that was off for longer may be right; but so may be a clock that is wrong by as much. */
const LONGEST_OFF = 35 * DAY;
/** How long a clock must have run without a jump to be trusted again: until then a person can have it checked. */
const QUIET_TIME = 7 * DAY;

/**
 * Watches the clock of the machine, by which messages grow old: compares it with the time that has passed; at the first
 * look with when a server last ran here, or, where none did, with the newest message.
 *
 * @param lastRun when the clock was last trusted
 * @param newestMessage when the newest message came, if one has
 * @returns what is to be called now and then; it gives the latest jump, as long as the clock is not trusted again
 */
function clockWatch(
  clock: Pick<Clock, "now" | "elapsed">,
  lastRun: TimeMemory,
  newestMessage: () => Promise<number | undefined>,
) {
  let last: { readonly now: number; readonly elapsed: number } | undefined;
  let latest: { readonly jump: ClockJump; readonly at: number } | undefined;

  async function expected(now: number, elapsed: number): Promise<{ readonly from: number; readonly ahead: number }> {
    if (last !== undefined) return { from: last.now + (elapsed - last.elapsed), ahead: LARGEST_STEP };
    const from = lastRun.read() || ((await newestMessage()) ?? now);
    return { from, ahead: LONGEST_OFF };
  }

  return async () => {
    const [now, elapsed] = [clock.now(), clock.elapsed()];
    const { from, ahead } = await expected(now, elapsed);
    const isNew = now - from > ahead || from - now > LARGEST_STEP;
    if (isNew) latest = { jump: { from, to: now }, at: elapsed };
    else if (latest !== undefined && elapsed - latest.at >= QUIET_TIME) latest = undefined;
    last = { now, elapsed };
    if (latest === undefined) lastRun.write(now);
    return { jump: latest?.jump, isNew };
  };
}
