import type { AttemptResult, StoredMessage } from "../outbox/outbox.ts";
import { attemptResult } from "./attempt-result.ts";
import { classifyFailure, type Verdict } from "./classify-failure.ts";
import type { DeliveryOptions, DeliveryState } from "./delivery-options.ts";
import { releaseHeld } from "./held-messages.ts";
import { nextTrouble } from "./server-trouble.ts";
import { SmtpFailure } from "./smtp-failure.ts";

/** How often, and how many milliseconds apart, an outcome is tried to be recorded; then its lease has to end. */
const TRIES = 10;
const BETWEEN_TRIES = 1_000;

/** A mail that could not be put together: a mistake in this program, which other messages need not share. */
const PROGRAM_MISTAKE: Verdict = { action: "refuse", kind: "program", ofServer: false };

/** Records that a message was sent. The way is free then: messages that were held for a mistake of ours follow. */
export async function recordSuccess(
  options: DeliveryOptions,
  state: DeliveryState,
  { id, attempts }: StoredMessage,
): Promise<void> {
  await record(options, state, id, { outcome: "sent", at: options.clock.now() });
  options.log.info({ messageId: id, attempts: attempts + 1 }, "message sent");
  state.trouble = undefined;
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
  const verdict = error instanceof SmtpFailure ? classifyFailure(error) : PROGRAM_MISTAKE;
  const text = error instanceof Error ? error.message : String(error);
  const planned = attemptResult(message, verdict, text, clock.now(), random());
  // What we called off ourselves need not wait: whoever delivers next takes it at once.
  const result = state.isStopping && planned.outcome === "retry" ? { ...planned, at: clock.now() } : planned;
  if (verdict.ofServer) enterTrouble(options, state, verdict);
  if (verdict.action === "hold") state.mayHold = true;
  await record(options, state, message.id, result);
  const facts = { messageId: message.id, ...failureFacts(verdict, error) };
  if (result.outcome === "failed") log.error(facts, "message held: see npm run inbox");
  else log.warn(facts, "message not sent yet");
}

/** Notes that the server could not be reached, or refused us, before any message was tried. */
export function recordServerFailure(options: DeliveryOptions, state: DeliveryState, error: SmtpFailure): void {
  const verdict = classifyFailure(error);
  enterTrouble(options, state, verdict);
  options.log.warn(failureFacts(verdict, error), "the mail server is still in trouble");
}

/** Puts every message that was held for our own mistake back into the queue. */
export async function releaseAllHeld({ outbox, clock, log }: DeliveryOptions, state: DeliveryState): Promise<void> {
  state.mayHold = false;
  const released = await releaseHeld(outbox, clock.now());
  if (released > 0) log.info({ released }, "held messages are tried again");
}

function enterTrouble({ clock, random }: DeliveryOptions, state: DeliveryState, verdict: Verdict): void {
  state.trouble = nextTrouble(state.trouble, verdict, clock.now(), random());
}

/** An outcome that is not recorded becomes a copy when the lease ends: it is worth some patience. */
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

/** The words of the server are kept in the outbox, not in the log: they may name people. */
function failureFacts({ action, kind }: Verdict, error: unknown): object {
  const reply = error instanceof SmtpFailure ? { code: error.code, reply: error.responseCode } : {};
  return { action, kind, ...reply };
}
