import { type Clock, HOUR, SECOND } from "../common/clock.ts";
import { errorText } from "../common/log-errors.ts";
import type { Outbox } from "../outbox/outbox.ts";
import { type AttemptResult, heldKind, isHeld, type StoredMessage } from "../outbox/stored-message.ts";
import type { ReadyMail } from "./compose-mail.ts";
import { attemptResult, interruptedResult, nextTrouble, type ServerTrouble } from "./retry-plan.ts";
import { classifyFailure, type OpenMailSession, SmtpFailure, type Verdict } from "./smtp-session.ts";

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

/** Shared by the senders of one delivery. */
export interface DeliveryState {
  /** Why no message is tried for now. */
  trouble: ServerTrouble | undefined;
  /** Whether messages may be held for a cause that is gone by now. */
  mayHold: boolean;
  /** Whether the mail server has taken a mail since it last refused one that it had read. */
  hasTaken: boolean;
  /** When it last took a notice: one an hour says enough. */
  noticeTakenAt: number;
  isStopping: boolean;
}

/** How often recording an outcome is tried, and at which interval; after that, only the end of the lease helps. */
const TRIES = 10;
const BETWEEN_TRIES = SECOND;

/** The email could not be composed: an error in this program, which other messages need not share. */
const PROGRAM_ERROR: Verdict = { action: "refuse", kind: "program", ofServer: false };

/** Records that a message was sent. The mail server works then: messages held for a wrong setting follow. */
export async function recordSuccess(
  options: DeliveryOptions,
  state: DeliveryState,
  { id, attempts }: StoredMessage,
): Promise<void> {
  await record(options, state, id, { outcome: "sent", at: options.clock.now() });
  options.log.info({ messageId: id, attempts: attempts + 1 }, "message sent");
  await recordTaken(options, state);
}

/** Records that the mail server has taken a mail: whatever it refused may be tried once more. */
export async function recordTaken(options: DeliveryOptions, state: DeliveryState): Promise<void> {
  state.trouble = undefined;
  state.hasTaken = true;
  if (state.mayHold) await releaseAllHeld(options, state);
}

/** Records that a message was not sent, and what that means for it and for the others. */
export async function recordFailure(
  options: DeliveryOptions,
  state: DeliveryState,
  message: StoredMessage,
  error: unknown,
): Promise<void> {
  const { clock, random, log } = options;
  const verdict = error instanceof SmtpFailure ? judged(classifyFailure(error), state, message) : PROGRAM_ERROR;
  const planned = attemptResult(message, verdict, errorText(error), clock.now(), random());
  // What we aborted ourselves need not wait: the next process takes it at once.
  const result = state.isStopping && planned.outcome === "retry" ? { ...planned, at: clock.now() } : planned;
  if (verdict.ofServer) enterTrouble(options, state, verdict);
  const held = result.outcome === "failed" && isHeld({ state: "failed", lastError: result.error });
  await record(options, state, message.id, result);
  // Not before: a mail that is taken meanwhile would release all but this one.
  state.mayHold ||= held;
  if (verdict.action === "doubt") beginDoubt(options, state, verdict);
  const facts = { messageId: message.id, ...failureFacts(verdict, error) };
  if (result.outcome === "retry") log.warn(facts, "message not sent yet");
  else log.error(facts, `message ${held ? "held" : "failed"}: see npm run inbox`);
}

/** Records that the mail server could not be reached or refused us, before any message was tried. */
export function recordServerFailure(options: DeliveryOptions, state: DeliveryState, error: SmtpFailure): void {
  const verdict = classifyFailure(error);
  enterTrouble(options, state, verdict);
  options.log.warn(failureFacts(verdict, error), "the mail server is still in trouble");
}

/** A message that is refused again, after the mail server took another mail, is refused for what it holds. */
function judged(verdict: Verdict, { hasTaken }: DeliveryState, { lastError }: StoredMessage): Verdict {
  const wasHeld = lastError?.kind === heldKind(verdict.kind);
  return verdict.action === "doubt" && hasTaken && wasHeld
    ? { ...verdict, action: "refuse", kind: "refused" }
    : verdict;
}

/** Has a notice sent at once, unless one was taken within the hour: then other messages show whether they are taken. */
function beginDoubt({ clock, composeNotice }: DeliveryOptions, state: DeliveryState, { kind }: Verdict): void {
  state.hasTaken = false;
  if (composeNotice === undefined || state.trouble !== undefined || clock.now() - state.noticeTakenAt < HOUR) return;
  state.trouble = { failures: 0, until: clock.now(), kind, ofMail: true };
}

/** Puts every held message back into the queue, and logs how many. */
export async function releaseAllHeld({ outbox, clock, log }: DeliveryOptions, state: DeliveryState): Promise<void> {
  state.mayHold = false;
  const released = await outbox.requeueHeld(clock.now());
  if (released > 0) log.info({ released }, "held messages are tried again");
}

function enterTrouble({ clock, random }: DeliveryOptions, state: DeliveryState, verdict: Verdict): void {
  state.trouble = nextTrouble(state.trouble, verdict, clock.now(), random());
}

/** An outcome that is not recorded means a second copy when the lease ends: recording is retried. */
async function record(
  { outbox, clock }: DeliveryOptions,
  state: DeliveryState,
  id: string,
  result: AttemptResult,
): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await outbox.record(id, result);
    } catch (error) {
      if (tries === TRIES || state.isStopping) throw error;
      await new Promise<void>((resume) => clock.after(BETWEEN_TRIES, resume));
    }
  }
}

/** The mail server's words are kept in the outbox, not in the log: they may name people. */
function failureFacts({ action, kind }: Verdict, error: unknown): object {
  const reply = error instanceof SmtpFailure ? { code: error.code, reply: error.responseCode } : {};
  return { action, kind, ...reply };
}

/**
 * Puts back into the queue what was being sent when the process ended. The mail server may have it, so it is uncertain, and
 * tried again later each time: the message itself may be what ends the process. Only for the only sender of this outbox.
 *
 * @param random from 0 to 1
 */
export async function resumeInterrupted(outbox: Outbox, now: number, random: number): Promise<void> {
  for (const message of await outbox.list({ states: ["sending"] }))
    await outbox.record(message.id, interruptedResult(message, now, random));
}
