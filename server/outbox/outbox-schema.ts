/** Where the two databases differ in how a table is declared. */
interface ColumnTypes {
  /** A number that counts up. */
  readonly sequence: string;
  /** A whole number of 64 bits. */
  readonly integer: string;
  /** What follows the table's closing bracket. */
  readonly tableEnd: string;
}

export const sqliteColumnTypes: ColumnTypes = {
  sequence: "INTEGER PRIMARY KEY",
  integer: "INTEGER",
  tableEnd: "STRICT",
};
export const postgresColumnTypes: ColumnTypes = {
  sequence: "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY",
  integer: "BIGINT",
  tableEnd: "",
};

/**
 * The steps from an empty database to today's schema, one per version; a step that was released is never changed.
 * - identity_open: 1 while another submission with the same identity is the same message; the unique index is on these
 * - due_at: when the message is tried next, or its lease ends; null where nothing is to be done
 * - wait: how long that was ahead when it was set, so that a clock that was put back is noticed
 */
export function migrations({ sequence, integer, tableEnd }: ColumnTypes): readonly string[] {
  return [
    `CREATE TABLE contact_message (
      sequence ${sequence},
      id TEXT NOT NULL UNIQUE,
      mail_id TEXT NOT NULL,
      identity TEXT NOT NULL,
      identity_open ${integer} NOT NULL DEFAULT 1,
      name TEXT NOT NULL,
      email TEXT NOT NULL,
      message TEXT NOT NULL,
      locale TEXT NOT NULL,
      received_at ${integer} NOT NULL,
      suspicions TEXT NOT NULL,
      is_test ${integer} NOT NULL,
      state TEXT NOT NULL,
      attempts ${integer} NOT NULL DEFAULT 0,
      due_at ${integer},
      wait ${integer} NOT NULL DEFAULT 0,
      claimed_at ${integer},
      sent_at ${integer},
      error_kind TEXT,
      error_text TEXT
    ) ${tableEnd};
    CREATE UNIQUE INDEX contact_message_identity ON contact_message (identity) WHERE identity_open = 1;
    CREATE INDEX contact_message_waiting ON contact_message (received_at, sequence) WHERE due_at IS NOT NULL;
    CREATE INDEX contact_message_due ON contact_message (due_at) WHERE due_at IS NOT NULL;
    CREATE INDEX contact_message_received ON contact_message (received_at);
    CREATE TABLE contact_outbox_probe (id ${integer} PRIMARY KEY, room TEXT NOT NULL) ${tableEnd};`,
  ];
}
