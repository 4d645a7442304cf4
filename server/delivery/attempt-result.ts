import type { AttemptResult, StoredMessage } from "../outbox/outbox.ts";
import { backoff } from "./backoff.ts";
import type { Verdict } from "./classify-failure.ts";

/** A message that could not be sent for so long, in milliseconds, is held: it needs a person. */
const GIVE_UP_AFTER = 3 * 24 * 3_600_000;
/** Characters of a server's words that are kept. */
const MAX_TEXT = 500;

/** Before the kind of a failure that is held until its cause is mended; such messages resume by themselves. */
const HELD = "held: ";

/** What is recorded of a failed attempt. @param random from 0 to 1 */
export function attemptResult(
  message: Pick<StoredMessage, "receivedAt" | "attempts">,
  { action, kind }: Verdict,
  text: string,
  now: number,
  random: number,
): AttemptResult {
  const error = (word: string) => ({ kind: word, text: text.slice(0, MAX_TEXT) });
  if (action === "hold") return { outcome: "failed", error: error(HELD + kind) };
  if (action === "refuse") return { outcome: "failed", error: error(kind) };
  if (now - message.receivedAt > GIVE_UP_AFTER) return { outcome: "failed", error: error(`gave up: ${kind}`) };
  const at = now + backoff(message.attempts, random);
  return { outcome: "retry", at, uncertain: action === "uncertain", error: error(kind) };
}

/** Whether a failed message waits for our own mistake to be mended, and may go as soon as it is. */
export function isHeld({ state, lastError }: Pick<StoredMessage, "state" | "lastError">): boolean {
  return state === "failed" && lastError?.kind.startsWith(HELD) === true;
}
