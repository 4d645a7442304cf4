import type { NewMessage } from "../outbox/stored-message.ts";

let count = 0;

/** A message as the contact server hands it to the outbox; each with another identity. */
export function newMessage(more: Partial<NewMessage> = {}): NewMessage {
  count += 1;
  return {
    identity: `identity-${count}`,
    name: "Marie Dupont",
    email: "marie@example.com",
    message: "Bonjour, pouvez-vous me rappeler demain ?",
    locale: "fr",
    receivedAt: Date.UTC(2026, 10, 20),
    suspicions: [],
    state: "queued",
    isTest: false,
    ...more,
  };
}
