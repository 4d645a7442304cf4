import { MINUTE } from "../common/clock.ts";
import type { StoredMessage } from "../outbox/stored-message.ts";
import type { DeliveryOptions, DeliveryState } from "./delivery-options.ts";
import { recordFailure, recordServerFailure, recordSuccess } from "./record-attempt.ts";
import { SmtpFailure } from "./smtp-failure.ts";
import type { MailSession } from "./smtp-session.ts";

/** An attempt that takes longer is given up; a mail server may take ten minutes for its last word (RFC 5321). */
const ATTEMPT_DEADLINE = 11 * MINUTE;
/** A lease is longer than its attempt; otherwise another server would send a copy. */
const LEASE = 12 * MINUTE;
/** Messages over one connection; a fresh one now and then spreads them over a provider's hosts. */
const MESSAGES_PER_SESSION = 50;

/**
 * Sends over one connection until nothing is due, or something goes wrong. While the mail server is in trouble, no
 * message is tried before it accepts a connection and login again.
 *
 * @param abort ends the connection, whatever it is doing
 * @returns how many messages were tried
 */
export async function sendDue(options: DeliveryOptions, state: DeliveryState, abort: AbortController): Promise<number> {
  const isProbe = state.trouble !== undefined;
  let session = isProbe ? await openProbe(options, state, abort.signal) : undefined;
  if (isProbe && session === undefined) return 0;
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

async function claim({ outbox, clock }: DeliveryOptions): Promise<StoredMessage | undefined> {
  return (await outbox.claim(clock.now(), LEASE, 1))[0];
}

/** The next message, else the oldest held one; where there is neither, the trouble counts as over. */
async function claimForProbe(options: DeliveryOptions, state: DeliveryState): Promise<StoredMessage | undefined> {
  const message = await claim(options);
  if (message !== undefined) return message;
  if ((await options.outbox.requeueHeld(options.clock.now(), 1)) > 0) return claim(options);
  state.trouble = undefined;
  return undefined;
}
