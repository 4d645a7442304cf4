import { good } from "../../../message/test-support/error-of.ts";
import { type Dialect, migrations } from "../outbox-sql.ts";
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

/** Makes the tables of the first version of the schema, with one message, "old". */
export function firstVersion(dialect: Dialect): string {
  return `${migrations(dialect)[0]}
    INSERT INTO contact_message (id, mail_id, identity, name, email, message, locale, received_at, suspicions, is_test, state)
      VALUES ('old', '<old@mail.example>', 'i', 'Marie', 'marie@example.com', 'Bonjour', 'fr', 1, '[]', 0, 'sent');`;
}
