import { type Clock, HOUR, MINUTE, SECOND } from "../common/clock.ts";
import { errorText } from "../common/log-errors.ts";
import { type Outbox, outboxErrorFacts } from "../outbox/outbox.ts";
import { type AttemptResult, heldKind, isHeld, type StoredMessage } from "../outbox/stored-message.ts";
import type { ReadyMail } from "./compose-mail.ts";
import { attemptResult, interruptedResult, nextTrouble, pauseLeft, type ServerTrouble } from "./retry-plan.ts";
import { classifyFailure, type MailSession, type OpenMailSession, SmtpFailure, type Verdict } from "./smtp-session.ts";

/** Where one meets a mail server that says nothing for minutes, the other goes on. */
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
/** How often recording an outcome is tried, and at which interval; after that, only the end of the lease helps. */
const TRIES = 10;
const BETWEEN_TRIES = SECOND;

/** The email could not be composed: an error in this program, which other messages need not share. */
const PROGRAM_ERROR: Verdict = { action: "refuse", kind: "program", ofServer: false };

/** Where delivery logs; of a message never anything but its id. */
export interface DeliveryLog {
  info(facts: object, text: string): void;
  warn(facts: object, text: string): void;
  error(facts: object, text: string): void;
}

export interface DeliveryOptions {
  readonly outbox: Outbox;
  readonly openSession: OpenMailSession;
  readonly compose: (message: StoredMessage) => Promise<ReadyMail>;
  /** A mail of our own, by which a refusal is understood; it tells the owner of it. */
  readonly composeNotice?: () => Promise<ReadyMail>;
  readonly clock: Clock;
  /** From 0 to 1. */
  readonly random: () => number;
  readonly log: DeliveryLog;
  /** Whether no other process sends from this outbox: then what is "sending" at the start was interrupted. */
  readonly isOnlySender: boolean;
}

/**
 * Delivers the messages of an outbox: oldest first, by two senders at most, each message until the mail server has it.
 * A failure that any message would share (`nextTrouble` in retry-plan.ts) stops the others from being tried in vain. Where
 * the mail server has read a message and refused it, a mail of our own shows whose fault that was: no visitor's message can
 * hold the others.
 */
export function deliveryOf(options: DeliveryOptions) {
  const { outbox, openSession, compose, composeNotice, clock, random, log } = options;
  /** Why no message is tried for now. */
  let trouble: ServerTrouble | undefined;
  /** Whether the mail server has taken a mail since it last refused one that it had read. */
  let hasTaken = false;
  /** When it last took a notice: one an hour says enough. */
  let noticeTakenAt = Number.NEGATIVE_INFINITY;
  let isStopping = false;
  /** What runs, and what ends its connection. */
  const senders = new Map<AbortController, Promise<void>>();
  let cancelCheck = () => {};

  /** Starts senders if something is due, and schedules the next check. */
  async function check(): Promise<void> {
    if (isStopping) return;
    const pause = pauseLeft(trouble, clock.now());
    if (pause > 0) return checkIn(pause);
    try {
      const dueAt = await outbox.nextDueAt(clock.now());
      const wait = dueAt === undefined ? POLL : dueAt - clock.now();
      const most = trouble === undefined ? MAX_SENDERS : 1;
      if (wait <= 0 || trouble !== undefined) while (senders.size < most && !isStopping) startSender();
      checkIn(wait > 0 ? Math.min(wait, POLL) : POLL);
    } catch (error) {
      log.error(outboxErrorFacts(error), "the outbox could not be read");
      checkIn(POLL);
    }
  }

  function checkIn(milliseconds: number): void {
    cancelCheck();
    if (!isStopping) cancelCheck = clock.after(milliseconds, () => void check());
  }

  function startSender(): void {
    const abort = new AbortController();
    senders.set(abort, send(abort));
  }

  async function send(abort: AbortController): Promise<void> {
    let handled = 0;
    try {
      handled = await sendDue(abort);
    } catch (error) {
      log.error(outboxErrorFacts(error), "a sender failed");
    }
    senders.delete(abort);
    // After finding nothing, wait: another process may hold what is due.
    checkIn(handled > 0 ? 0 : Math.max(SECOND, pauseLeft(trouble, clock.now())));
  }

  /**
   * Sends over one connection until nothing is due, or something goes wrong. While the mail server is in trouble, no
   * message is tried before it accepts a connection and login again.
   *
   * @param abort ends the connection, whatever it is doing
   * @returns how many messages were tried
   */
  async function sendDue(abort: AbortController): Promise<number> {
    const { signal } = abort;
    const isProbe = trouble !== undefined;
    let session = isProbe ? await openProbe(signal) : undefined;
    if (isProbe && session === undefined) return 0;
    let handled = 0;
    try {
      while (!isStopping && handled < MESSAGES_PER_SESSION) {
        const message = (await claim()) ?? (isProbe && handled === 0 ? await claimHeld() : undefined);
        if (message === undefined) break;
        handled += 1;
        const cancelDeadline = clock.after(ATTEMPT_DEADLINE, () => abort.abort());
        try {
          const mail = await compose(message);
          session ??= await openSession(signal);
          await session.send(mail);
        } catch (error) {
          await recordFailure(message, error);
          break;
        } finally {
          cancelDeadline();
        }
        await record(message.id, { outcome: "sent", at: clock.now() });
        log.info({ messageId: message.id, attempts: message.attempts + 1 }, "message sent");
        await recordTaken();
      }
    } finally {
      session?.close();
    }
    return handled;
  }

  /** A session over which messages may follow: where mail was refused, a notice of our own must be taken first. */
  async function openProbe(signal: AbortSignal): Promise<MailSession | undefined> {
    let session: MailSession | undefined;
    try {
      session = await openSession(signal);
      if (trouble?.ofMail !== true || composeNotice === undefined) return session;
      await session.send(await composeNotice());
      noticeTakenAt = clock.now();
      await recordTaken();
      return session;
    } catch (error) {
      session?.close();
      if (!(error instanceof SmtpFailure)) throw error;
      const verdict = classifyFailure(error);
      enterTrouble(verdict);
      log.warn(failureFacts(verdict, error), "the mail server is still in trouble");
      return undefined;
    }
  }

  function claim(): Promise<StoredMessage | undefined> {
    return outbox.claim(clock.now(), LEASE);
  }

  /** The oldest held message; where there is none, the trouble counts as over. */
  async function claimHeld(): Promise<StoredMessage | undefined> {
    if ((await outbox.requeueHeld(clock.now(), 1)) > 0) return claim();
    trouble = undefined;
    return undefined;
  }

  /** The mail server has taken a mail: it works, and whatever it refused may be tried once more. */
  async function recordTaken(): Promise<void> {
    trouble = undefined;
    hasTaken = true;
    await releaseAllHeld();
  }

  /** Puts every held message back into the queue, and logs how many. */
  async function releaseAllHeld(): Promise<void> {
    const released = await outbox.requeueHeld(clock.now());
    if (released > 0) log.info({ released }, "held messages are tried again");
  }

  /** Records that a message was not sent, and what that means for it and for the others. */
  async function recordFailure(message: StoredMessage, error: unknown): Promise<void> {
    const verdict = error instanceof SmtpFailure ? judged(classifyFailure(error), message) : PROGRAM_ERROR;
    const planned = attemptResult(message, verdict, errorText(error), clock.now(), random());
    // What we aborted ourselves need not wait: the next process takes it at once.
    const result = isStopping && planned.outcome === "retry" ? { ...planned, at: clock.now() } : planned;
    if (verdict.ofServer) enterTrouble(verdict);
    await record(message.id, result);
    if (verdict.action === "doubt") beginDoubt(verdict);
    const facts = { messageId: message.id, ...failureFacts(verdict, error) };
    if (result.outcome === "retry") return log.warn(facts, "message not sent yet");
    const held = result.outcome === "failed" && isHeld({ state: "failed", lastError: result.error });
    log.error(facts, `message ${held ? "held" : "failed"}: see npm run inbox`);
  }

  /** A message that is refused again, after the mail server took another mail, is refused for what it holds. */
  function judged(verdict: Verdict, { lastError }: StoredMessage): Verdict {
    const wasHeld = lastError?.kind === heldKind(verdict.kind);
    return verdict.action === "doubt" && hasTaken && wasHeld
      ? { ...verdict, action: "refuse", kind: "refused" }
      : verdict;
  }

  /** Has a notice sent at once, unless one was taken within the hour: then other messages show whether they are taken. */
  function beginDoubt({ kind }: Verdict): void {
    hasTaken = false;
    if (composeNotice === undefined || trouble !== undefined || clock.now() - noticeTakenAt < HOUR) return;
    trouble = { failures: 0, until: clock.now(), kind, ofMail: true };
  }

  function enterTrouble(verdict: Verdict): void {
    trouble = nextTrouble(trouble, verdict, clock.now(), random());
  }

  /** An outcome that is not recorded means a second copy when the lease ends: recording is retried. */
  async function record(id: string, result: AttemptResult): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        return await outbox.record(id, result);
      } catch (error) {
        if (tries === TRIES || isStopping) throw error;
        await new Promise<void>((resume) => clock.after(BETWEEN_TRIES, resume));
      }
    }
  }

  /**
   * Puts back into the queue what was being sent when the process ended. The mail server may have it, so it is uncertain, and
   * tried again later each time: the message itself may be what ends the process.
   */
  async function resumeInterrupted(): Promise<void> {
    for (const message of await outbox.list({ states: ["sending"] }))
      await outbox.record(message.id, interruptedResult(message, clock.now(), random()));
  }

  return {
    /** Starts: first with what a former process left unfinished, and what was held for settings that may be fixed now. */
    async start(): Promise<void> {
      try {
        if (options.isOnlySender) await resumeInterrupted();
        await releaseAllHeld();
      } catch (error) {
        log.error(outboxErrorFacts(error), "delivery starts without having read the outbox");
      }
      await check();
    },
    /** Why no message is sent for now, in a word of the program (`kind-…`). */
    trouble: () => trouble?.kind,
    /** To be called when a message waits. */
    wake(): void {
      // Senders under way check for the next message themselves.
      if (senders.size < MAX_SENDERS) void check();
    },
    /** Finishes the attempts under way, or aborts them after some seconds; those are retried later. */
    async stop(): Promise<void> {
      isStopping = true;
      cancelCheck();
      const cancel = clock.after(STOP_GRACE, () => {
        for (const abort of senders.keys()) abort.abort();
      });
      await Promise.all(senders.values());
      cancel();
    },
  };
}

/** The mail server's words are kept in the outbox, not in the log: they may name people. */
function failureFacts({ action, kind }: Verdict, error: unknown): object {
  const reply = error instanceof SmtpFailure ? { code: error.code, reply: error.responseCode } : {};
  return { action, kind, ...reply };
}
