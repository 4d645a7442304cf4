import { good } from "../../../message/test-support/error-of.ts";
import type { NewMessage } from "../stored-message.ts";

/** Noon of an ordinary day. */
export const NOON = Date.UTC(2026, 2, 10, 12);

/** A message for the outbox; each has another identity unless one is given. */
export function sampleMessage(changes: Partial<NewMessage> = {}): NewMessage {
  return {
    ...good,
    identity: crypto.randomUUID(),
    name: "José Álvares",
    message: "Bom dia !\nUma pergunta 😀 \u200f…",
    locale: "pt",
    receivedAt: NOON,
    suspicions: [],
    state: "queued",
    isTest: false,
    ...changes,
  };
}
