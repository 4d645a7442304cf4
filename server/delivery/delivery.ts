import type { AttemptResult, Outbox, StoredMessage } from "../outbox/outbox.ts";
import { attemptResult } from "./attempt-result.ts";
import { classifyFailure, type Verdict } from "./classify-failure.ts";
import type { Clock } from "./clock.ts";
import { releaseHeld, releaseOldestHeld, resumeInterrupted } from "./held-messages.ts";
import type { MailSession, OpenMailSession, ReadyMail } from "./mail-session.ts";
import { nextTrouble, type ServerTrouble } from "./server-trouble.ts";
import { SmtpFailure } from "./smtp-failure.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const MAX_SENDERS = 2;
/** An attempt that takes longer is given up; a mail server may take ten minutes for its last word (RFC 5321). */
const ATTEMPT_DEADLINE = 11 * MINUTE;
/** A lease outlives its attempt, or another server would send a copy. */
const LEASE = 12 * MINUTE;
/** Messages over one connection; a fresh one now and then spreads them over a provider's hosts. */
const MESSAGES_PER_SESSION = 50;
/** How often the outbox is looked at for what another process has put there. */
const POLL = 5 * SECOND;
/** How long attempts under way may take to end once delivery is told to stop. */
const STOP_GRACE = 4 * SECOND;
/** How often, a second apart, the outcome of an attempt is tried to be recorded; after that its lease has to end. */
const RECORD_TRIES = 10;

/** A mail that could not be put together: a mistake in this program, which other messages need not share. */
const PROGRAM_MISTAKE: Verdict = { action: "refuse", kind: "program", ofServer: false };

/** Where delivery says what happens; never anything of a message but its id. */
export interface DeliveryLog {
  info(facts: object, text: string): void;
  warn(facts: object, text: string): void;
  error(facts: object, text: string): void;
}

/** What delivery needs. */
export interface DeliveryOptions {
  readonly outbox: Outbox;
  readonly openSession: OpenMailSession;
  readonly compose: (message: StoredMessage) => Promise<ReadyMail>;
  readonly clock: Clock;
  /** From 0 to 1. */
  readonly random: () => number;
  readonly log: DeliveryLog;
  /** Whether nobody else sends from this outbox: then what is "sending" at the start was interrupted. */
  readonly isOnlySender: boolean;
}

/**
 * Delivers the messages of an outbox: oldest first, by two senders at most, each message until the mail server has it.
 * A failure that any message would share (server-trouble.ts) stops the others from being tried in vain.
 */
export class Delivery {
  readonly #options: DeliveryOptions;
  readonly #senders = new Set<Promise<void>>();
  readonly #sessions = new Set<AbortController>();
  #trouble: ServerTrouble | undefined;
  /** Whether messages may be held for a mistake of ours that is mended by now. */
  #mayHold = true;
  #stopping = false;
  #cancelTimer = () => {};

  constructor(options: DeliveryOptions) {
    this.#options = options;
  }

  /** Begins: with what a former process left behind, and what was held before the settings changed. */
  async start(): Promise<void> {
    const { outbox, clock, isOnlySender } = this.#options;
    try {
      if (isOnlySender) await resumeInterrupted(outbox, clock.now());
      await this.#releaseHeld();
    } catch (error) {
      this.#logTrouble(error, "delivery begins without a look at the outbox");
    }
    await this.#look();
  }

  /** Says that a message waits. */
  wake(): void {
    void this.#look();
  }

  /** Ends what is under way, within seconds; what could not be ended is tried again later. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#cancelTimer();
    const cancel = this.#options.clock.after(STOP_GRACE, () => {
      for (const session of this.#sessions) session.abort();
    });
    await Promise.all(this.#senders);
    cancel();
  }

  /** Starts senders if something is due, and sees to it that the next look is not missed. */
  async #look(): Promise<void> {
    if (this.#stopping) return;
    const { outbox, clock } = this.#options;
    const pause = (this.#trouble?.until ?? 0) - clock.now();
    if (pause > 0) return this.#lookIn(pause);
    try {
      const due = (await outbox.nextDueAt()) ?? Number.POSITIVE_INFINITY;
      const wait = due - clock.now();
      const senders = this.#trouble === undefined ? MAX_SENDERS : 1;
      if (wait <= 0 || this.#trouble !== undefined)
        while (this.#senders.size < senders && !this.#stopping) this.#startSender();
      this.#lookIn(wait > 0 ? Math.min(wait, POLL) : POLL);
    } catch (error) {
      this.#logTrouble(error, "the outbox could not be read");
      this.#lookIn(POLL);
    }
  }

  #lookIn(milliseconds: number): void {
    this.#cancelTimer();
    if (!this.#stopping) this.#cancelTimer = this.#options.clock.after(milliseconds, () => void this.#look());
  }

  #startSender(): void {
    const sender = this.#sendWhatIsDue()
      .catch((error) => {
        this.#logTrouble(error, "a sender failed");
        return 0;
      })
      .then((handled) => {
        this.#senders.delete(sender);
        // Who found nothing must not look again at once: another process may hold what is due.
        if (handled > 0) void this.#look();
        else this.#lookIn(Math.max(SECOND, (this.#trouble?.until ?? 0) - this.#options.clock.now()));
      });
    this.#senders.add(sender);
  }

  /** Sends over one connection until nothing is due, or something goes wrong. @returns how many were tried */
  async #sendWhatIsDue(): Promise<number> {
    const abort = new AbortController();
    this.#sessions.add(abort);
    const open = () => this.#options.openSession(abort.signal);
    const isProbe = this.#trouble !== undefined;
    let session: MailSession | undefined;
    let handled = 0;
    try {
      // While the server is in trouble, no message is tried before it has answered.
      if (isProbe) session = await this.#openProbe(open);
      if (isProbe && session === undefined) return handled;
      while (!this.#stopping && handled < MESSAGES_PER_SESSION) {
        const message = await this.#claim(isProbe && handled === 0);
        if (message === undefined) break;
        handled += 1;
        const cancelDeadline = this.#options.clock.after(ATTEMPT_DEADLINE, () => abort.abort());
        try {
          const mail = await this.#options.compose(message);
          session ??= await open();
          await session.send(mail);
        } catch (error) {
          await this.#recordFailure(message, error);
          break;
        } finally {
          cancelDeadline();
        }
        await this.#recordSuccess(message);
      }
    } finally {
      session?.close();
      this.#sessions.delete(abort);
    }
    return handled;
  }

  async #openProbe(open: () => Promise<MailSession>): Promise<MailSession | undefined> {
    try {
      return await open();
    } catch (error) {
      if (!(error instanceof SmtpFailure)) throw error;
      const verdict = classifyFailure(error);
      this.#enterTrouble(verdict);
      this.#options.log.warn(troubleFacts(verdict, error, this.#trouble?.until), "the mail server is still in trouble");
      return undefined;
    }
  }

  /** Takes the next message; as a probe, one that was held if none waits. */
  async #claim(isProbe: boolean): Promise<StoredMessage | undefined> {
    const { outbox, clock } = this.#options;
    const [message] = await outbox.claim(clock.now(), LEASE, 1);
    if (message !== undefined || !isProbe) return message;
    if (await releaseOldestHeld(outbox, clock.now())) return (await outbox.claim(clock.now(), LEASE, 1))[0];
    this.#trouble = undefined;
    return undefined;
  }

  async #recordSuccess({ id, attempts }: StoredMessage): Promise<void> {
    await this.#record(id, { outcome: "sent", at: this.#options.clock.now() });
    this.#options.log.info({ messageId: id, attempts: attempts + 1 }, "message sent");
    this.#trouble = undefined;
    if (this.#mayHold) await this.#releaseHeld();
  }

  async #recordFailure(message: StoredMessage, error: unknown): Promise<void> {
    const { clock, random, log } = this.#options;
    const verdict = error instanceof SmtpFailure ? classifyFailure(error) : PROGRAM_MISTAKE;
    const text = error instanceof Error ? error.message : String(error);
    const result = attemptResult(message, verdict, text, clock.now(), random());
    if (verdict.ofServer) this.#enterTrouble(verdict);
    if (verdict.action === "hold") this.#mayHold = true;
    await this.#record(message.id, result);
    const facts = { messageId: message.id, ...troubleFacts(verdict, error, result.outcome === "retry" ? result.at : undefined) };
    if (result.outcome === "failed") log.error(facts, "message held: see npm run inbox");
    else log.warn(facts, "message not sent yet");
  }

  #enterTrouble(verdict: Verdict): void {
    const { clock, random } = this.#options;
    this.#trouble = nextTrouble(this.#trouble, verdict, clock.now(), random());
  }

  async #releaseHeld(): Promise<void> {
    this.#mayHold = false;
    const { outbox, clock, log } = this.#options;
    const released = await releaseHeld(outbox, clock.now());
    if (released > 0) log.info({ released }, "held messages are tried again");
  }

  /** An outcome that is not recorded becomes a copy when the lease ends: it is worth some patience. */
  async #record(id: string, result: AttemptResult): Promise<void> {
    const { outbox, clock } = this.#options;
    for (let tries = 1; ; tries++) {
      try {
        return await outbox.record(id, result);
      } catch (error) {
        if (tries === RECORD_TRIES || this.#stopping) throw error;
        await new Promise<void>((resume) => clock.after(SECOND, resume));
      }
    }
  }

  #logTrouble(error: unknown, text: string): void {
    this.#options.log.error({ error: error instanceof Error ? error.name : typeof error }, text);
  }
}

function troubleFacts({ action, kind }: Verdict, error: unknown, retryAt: number | undefined): object {
  return {
    action,
    kind,
    ...(error instanceof SmtpFailure ? { code: error.code, reply: error.responseCode } : {}),
    ...(retryAt === undefined ? {} : { retryAt: new Date(retryAt).toISOString() }),
  };
}
