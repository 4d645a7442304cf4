import { MINUTE, SECOND } from "../common/clock.ts";
import { outboxErrorFacts } from "../outbox/outbox.ts";
import type { StoredMessage } from "../outbox/stored-message.ts";
import {
  type DeliveryOptions,
  type DeliveryState,
  recordFailure,
  recordServerFailure,
  recordSuccess,
  recordTaken,
  releaseAllHeld,
  resumeInterrupted,
} from "./record-attempt.ts";
import { pauseLeft } from "./retry-plan.ts";
import { type MailSession, SmtpFailure } from "./smtp-session.ts";

const MAX_SENDERS = 2;
/** How often the outbox is checked for what another process has put there. */
const POLL = 5 * SECOND;
/** How long attempts under way may take to end once delivery is told to stop. */
const STOP_GRACE = 2 * SECOND;

/** An attempt that takes longer is given up; a mail server may take ten minutes for its last word (RFC 5321). */
const ATTEMPT_DEADLINE = 11 * MINUTE;
/** A lease is longer than its attempt; otherwise another server would send a copy. */
const LEASE = 12 * MINUTE;
/** Messages over one connection; a fresh one now and then spreads them over a provider's hosts. */
const MESSAGES_PER_SESSION = 50;

/**
 * Delivers the messages of an outbox: oldest first, by two senders at most, each message until the mail server has it.
 * A failure that any message would share (`nextTrouble` in retry-plan.ts) stops the others from being tried in vain. Where
 * the mail server has read a message and refused it, a mail of our own shows whose fault that was: no visitor's message can
 * hold the others.
 */
export class Delivery {
  readonly #options: DeliveryOptions;
  readonly #state: DeliveryState = {
    trouble: undefined,
    mayHold: true,
    hasTaken: false,
    noticeTakenAt: Number.NEGATIVE_INFINITY,
    isStopping: false,
  };
  readonly #senders = new Set<Promise<void>>();
  readonly #aborts = new Set<AbortController>();
  #cancelCheck = () => {};

  constructor(options: DeliveryOptions) {
    this.#options = options;
  }

  /** Starts: first with what a former process left unfinished, and what was held for settings that may be fixed now. */
  async start(): Promise<void> {
    const { outbox, clock, random, isOnlySender } = this.#options;
    try {
      if (isOnlySender) await resumeInterrupted(outbox, clock.now(), random());
      await releaseAllHeld(this.#options, this.#state);
    } catch (error) {
      this.#state.mayHold = true;
      this.#logError(error, "delivery starts without having read the outbox");
    }
    await this.#check();
  }

  /** Why no message is sent for now, in a word of the program (`kind-…`). */
  get trouble(): string | undefined {
    return this.#state.trouble?.kind;
  }

  /** To be called when a message waits. */
  wake(): void {
    // Senders under way check for the next message themselves.
    if (this.#senders.size < MAX_SENDERS) void this.#check();
  }

  /** Finishes the attempts under way, or aborts them after some seconds; those are retried later. */
  async stop(): Promise<void> {
    this.#state.isStopping = true;
    this.#cancelCheck();
    const cancel = this.#options.clock.after(STOP_GRACE, () => {
      for (const abort of this.#aborts) abort.abort();
    });
    await Promise.all(this.#senders);
    cancel();
  }

  /** Starts senders if something is due, and schedules the next check. */
  async #check(): Promise<void> {
    if (this.#state.isStopping) return;
    const { outbox, clock } = this.#options;
    const pause = this.#pause();
    if (pause > 0) return this.#scheduleCheck(pause);
    try {
      const dueAt = await outbox.nextDueAt(clock.now());
      const wait = dueAt === undefined ? POLL : dueAt - clock.now();
      const { trouble } = this.#state;
      if (wait <= 0 || trouble !== undefined) this.#startSenders(trouble === undefined ? MAX_SENDERS : 1);
      this.#scheduleCheck(wait > 0 ? Math.min(wait, POLL) : POLL);
    } catch (error) {
      this.#logError(error, "the outbox could not be read");
      this.#scheduleCheck(POLL);
    }
  }

  #pause(): number {
    return pauseLeft(this.#state.trouble, this.#options.clock.now());
  }

  #scheduleCheck(milliseconds: number): void {
    this.#cancelCheck();
    if (!this.#state.isStopping) this.#cancelCheck = this.#options.clock.after(milliseconds, () => void this.#check());
  }

  #startSenders(most: number): void {
    while (this.#senders.size < most && !this.#state.isStopping) {
      const sender = this.#runSender().finally(() => this.#senders.delete(sender));
      this.#senders.add(sender);
    }
  }

  async #runSender(): Promise<void> {
    const abort = new AbortController();
    this.#aborts.add(abort);
    let handled = 0;
    try {
      handled = await sendDue(this.#options, this.#state, abort);
    } catch (error) {
      this.#logError(error, "a sender failed");
    }
    this.#aborts.delete(abort);
    // After finding nothing, wait: another process may hold what is due.
    this.#scheduleCheck(handled > 0 ? 0 : Math.max(SECOND, this.#pause()));
  }

  #logError(error: unknown, text: string): void {
    this.#options.log.error(outboxErrorFacts(error), text);
  }
}

/**
 * Sends over one connection until nothing is due, or something goes wrong. While the mail server is in trouble, no
 * message is tried before it accepts a connection and login again.
 *
 * @param abort ends the connection, whatever it is doing
 * @returns how many messages were tried
 */
async function sendDue(options: DeliveryOptions, state: DeliveryState, abort: AbortController): Promise<number> {
  const isProbe = state.trouble !== undefined;
  let session = isProbe ? await openProbe(options, state, abort.signal) : undefined;
  if (isProbe && (session === undefined || !(await noticeIsTaken(options, state, session)))) {
    session?.close();
    return 0;
  }
  let handled = 0;
  try {
    while (!state.isStopping && handled < MESSAGES_PER_SESSION) {
      const message = isProbe && handled === 0 ? await claimForProbe(options, state) : await claim(options);
      if (message === undefined) break;
      handled += 1;
      const cancelDeadline = options.clock.after(ATTEMPT_DEADLINE, () => abort.abort());
      try {
        const mail = await options.compose(message);
        session ??= await options.openSession(abort.signal);
        await session.send(mail);
      } catch (error) {
        await recordFailure(options, state, message, error);
        break;
      } finally {
        cancelDeadline();
      }
      await recordSuccess(options, state, message);
    }
  } finally {
    session?.close();
  }
  return handled;
}

async function openProbe(
  options: DeliveryOptions,
  state: DeliveryState,
  signal: AbortSignal,
): Promise<MailSession | undefined> {
  try {
    return await options.openSession(signal);
  } catch (error) {
    if (!(error instanceof SmtpFailure)) throw error;
    recordServerFailure(options, state, error);
    return undefined;
  }
}

/** Whether messages may follow: where mail was refused, a notice of our own must be taken first. */
async function noticeIsTaken(options: DeliveryOptions, state: DeliveryState, session: MailSession): Promise<boolean> {
  if (state.trouble?.ofMail !== true || options.composeNotice === undefined) return true;
  const notice = await options.composeNotice();
  try {
    await session.send(notice);
  } catch (error) {
    if (!(error instanceof SmtpFailure)) throw error;
    recordServerFailure(options, state, error);
    return false;
  }
  state.noticeTakenAt = options.clock.now();
  await recordTaken(options, state);
  return true;
}

function claim({ outbox, clock }: DeliveryOptions): Promise<StoredMessage | undefined> {
  return outbox.claim(clock.now(), LEASE);
}

/** The next message, else the oldest held one; where there is neither, the trouble counts as over. */
async function claimForProbe(options: DeliveryOptions, state: DeliveryState): Promise<StoredMessage | undefined> {
  const message = await claim(options);
  if (message !== undefined) return message;
  if ((await options.outbox.requeueHeld(options.clock.now(), 1)) > 0) return claim(options);
  state.trouble = undefined;
  return undefined;
}
