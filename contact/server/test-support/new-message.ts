import type { NewMessage, StoredMessage } from "../outbox/stored-message.ts";
import { sampleMessage } from "../outbox/test-support/sample-message.ts";

/** A message as the contact server hands it to the outbox; each with another identity. */
export function newMessage(more: Partial<NewMessage> = {}): NewMessage {
  return sampleMessage({
    name: "Marie Dupont",
    email: "marie@example.com",
    message: "Bonjour, pouvez-vous me rappeler demain ?",
    locale: "fr",
    receivedAt: Date.UTC(2026, 10, 20),
    ...more,
  });
}

/** The same as the outbox keeps it. */
export function stored(more: Partial<StoredMessage> = {}): StoredMessage {
  return { ...newMessage(), id: "1", mailId: "<1@example.com>", attempts: 0, lostAnswers: 0, ...more };
}
