import { type Dialect, migrations } from "../outbox-sql.ts";

/** Makes the tables of the first version of the schema, with one message, "old". */
export function firstVersion(dialect: Dialect): string {
  return `${migrations(dialect)[0]}
    INSERT INTO contact_message (id, mail_id, identity, name, email, message, locale, received_at, suspicions, is_test, state)
      VALUES ('old', '<old@mail.example>', 'i', 'Marie', 'marie@example.com', 'Bonjour', 'fr', 1, '[]', 0, 'sent');`;
}
