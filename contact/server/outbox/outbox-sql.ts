import { HOUR } from "../common/clock.ts";
import { heldKinds, newRowColumns, statesAllowing } from "./stored-message.ts";

/** So many messages of an hour, of all addresses together, go to the owner however suspicious some are. */
const MANY = 30;

/** The differences between the two databases. */
export interface Dialect {
  /** The setting that leads to the database. */
  readonly setting: string;
  /** A number that counts up. */
  readonly sequence: string;
  /** A whole number of 64 bits. */
  readonly integer: string;
  /** What follows the closing bracket of a table. */
  readonly tableEnd: string;
  /** Skips rows that another transaction has locked. */
  readonly skipLocked: string;
  /** A query that gives the items of the JSON array in $1. */
  readonly items: string;
  /**
   * Overwrite the text of removed rows. SQLite leaves copies of rows between those of a page, where it has moved some from
   * page to page: the file is written anew. And deleted text stays in its log until that is emptied; a row with `busy` says
   * that another program is reading it. PostgreSQL's own logs and backups are its operator's.
   */
  readonly clearRemoved: readonly string[];
}

/** Writes all of a SQLite file anew. */
export const REWRITING = "VACUUM";

export const sqliteDialect: Dialect = {
  setting: "DATA_DIR",
  sequence: "INTEGER PRIMARY KEY",
  integer: "INTEGER",
  tableEnd: "STRICT",
  skipLocked: "",
  items: "SELECT value FROM json_each($1)",
  clearRemoved: [REWRITING, "PRAGMA wal_checkpoint(TRUNCATE)"],
};
export const postgresDialect: Dialect = {
  setting: "DATABASE_URL",
  sequence: "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY",
  integer: "BIGINT",
  tableEnd: "",
  skipLocked: "FOR UPDATE SKIP LOCKED",
  items: "SELECT json_array_elements_text($1::json)",
  clearRemoved: ["VACUUM contact_message"],
};

/**
 * The steps from an empty database to today's schema, one per version; a step that was released is never changed.
 * - other_fields: the fields of the form that have no column, as JSON
 * - identity_open: 1 while another submission with the same identity is the same message; the unique index is on these
 * - due_at: when the message is tried next, or its lease ends; null where nothing is to be done
 * - wait: how long that was ahead when it was set, so that a clock that was put back is noticed
 * - seen_at: when a person first opened it
 * - answered_at: when the owner marked it as answered
 * - lost_answers: how often the mail server may have taken it without our hearing so
 * - token: the time token that it spent; no other message has it. What was refused before for who sends it (RFC 7372, and
 *   5.7.5xx of Microsoft) is held from then on
 * - contact_outbox_site: the site whose messages these are
 */
export function migrations({ sequence, integer, tableEnd }: Dialect): readonly string[] {
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
    `ALTER TABLE contact_message ADD COLUMN seen_at ${integer};
    ALTER TABLE contact_message ADD COLUMN lost_answers ${integer} NOT NULL DEFAULT 0;`,
    `ALTER TABLE contact_message ADD COLUMN other_fields TEXT NOT NULL DEFAULT '{}';`,
    `ALTER TABLE contact_message ADD COLUMN answered_at ${integer};`,
    `ALTER TABLE contact_message ADD COLUMN token TEXT;
    CREATE UNIQUE INDEX contact_message_token ON contact_message (token);
    CREATE INDEX contact_message_let_through ON contact_message (received_at) WHERE state <> 'quarantined';
    UPDATE contact_message SET error_kind = 'held: policy' WHERE state = 'failed' AND error_kind = 'refused'
      AND (error_text LIKE '%5.7.2_%' OR error_text LIKE '%5.7.5__%');`,
    `CREATE TABLE contact_outbox_site (id ${integer} PRIMARY KEY, site TEXT NOT NULL) ${tableEnd};`,
  ];
}

/** Rows that were delivered or opened, and what only tests the chain. */
const SEEN = "(sent_at IS NOT NULL OR seen_at IS NOT NULL OR is_test = 1)";
/** A row due more than twice its wait ahead of $1 was planned before the clock was put back. */
const BEYOND_WAIT = "due_at - $1 > 2 * wait";

/** States out of which a person puts a message back into the queue. */
const REQUEUED = [...statesAllowing.retry, ...statesAllowing.release].map((state) => `'${state}'`).join(", ");

/** Removes some of the rows that meet a condition; again and again until it gives none. */
const removal = (condition: string) => `DELETE FROM contact_message
  WHERE sequence IN (SELECT sequence FROM contact_message WHERE ${condition} LIMIT 10) RETURNING id`;

/** The statements of an outbox, once for both databases. Parameters are written $1, $2, … */
export function outboxStatements({ skipLocked, items, clearRemoved }: Dialect) {
  const place = (column: (typeof newRowColumns)[number]) => `$${newRowColumns.indexOf(column) + 1}`;
  const inCrowd = `$${newRowColumns.length + 1}`;
  const receivedAt = `CAST(${place("received_at")} AS BIGINT)`;
  /** What a row has where it is kept back because of how many came. */
  const keptBack: Readonly<Partial<Record<string, string>>> = {
    suspicions: `CASE WHEN crowd.is_one = 1 THEN ${inCrowd} ELSE ${place("suspicions")} END`,
    state: `CASE WHEN crowd.is_one = 1 THEN 'quarantined' ELSE ${place("state")} END`,
    due_at: `CASE WHEN crowd.is_one = 1 THEN NULL ELSE CAST(${place("due_at")} AS BIGINT) END`,
  };
  const values = newRowColumns.map((column) => keptBack[column] ?? place(column)).join(", ");
  return {
    /**
     * Gives id and state, or nothing where a message with this identity is open, its token is spent, or this row exists
     * already. The last value: the signs with which it is kept back among many, or null. Counted by the statement itself, so
     * that messages that come at once count each other; servers beside it see a message as soon as it is committed.
     */
    insert: `INSERT INTO contact_message (${newRowColumns.join(", ")}) SELECT ${values} FROM (
        SELECT CASE WHEN CAST(${inCrowd} AS TEXT) IS NOT NULL AND ${MANY} < (SELECT COUNT(*) FROM (
          SELECT 1 FROM contact_message WHERE state <> 'quarantined' AND is_test = 0
          AND received_at BETWEEN ${receivedAt} - ${HOUR} AND ${receivedAt} + ${HOUR} LIMIT ${MANY + 1}) AS recent)
        THEN 1 ELSE 0 END AS is_one) AS crowd
      WHERE true ON CONFLICT DO NOTHING RETURNING id, state`,
    /** $1 identity, $2 time, $3 window, $4 a row that is left alone. The window reaches both ways: a clock may be put back. */
    closeIdentity: `UPDATE contact_message SET identity_open = 0
      WHERE identity = $1 AND identity_open = 1 AND abs(received_at - $2) >= $3 AND id <> $4`,
    /** $1 token, $2 a row that may have it. */
    findSpent: "SELECT id FROM contact_message WHERE token = $1 AND id <> $2",
    findOpen: "SELECT id, state FROM contact_message WHERE identity = $1 AND identity_open = 1",
    /** $1 now, $2 lease. */
    claim: `WITH due AS MATERIALIZED (
        SELECT sequence FROM contact_message
        WHERE due_at IS NOT NULL AND (due_at <= $1 OR ${BEYOND_WAIT})
        ORDER BY received_at, sequence LIMIT 1 ${skipLocked})
      UPDATE contact_message SET state = 'sending', due_at = CAST($1 AS BIGINT) + $2, wait = $2, claimed_at = $1
      WHERE sequence IN (SELECT sequence FROM due) RETURNING *`,
    /** $1 to $5 as `attemptValues` gives them, $6 id. "sent" always wins, other results only while the row is "sending". */
    record: `UPDATE contact_message SET state = $1, due_at = $2, attempts = attempts + 1,
        wait = CASE WHEN CAST($2 AS BIGINT) > claimed_at THEN CAST($2 AS BIGINT) - claimed_at ELSE 0 END,
        lost_answers = lost_answers + CASE WHEN $1 = 'uncertain' THEN 1 ELSE 0 END,
        sent_at = $3, error_kind = $4, error_text = $5
      WHERE id = $6 AND (state = 'sending' OR $1 = 'sent')`,
    /** $1 now. */
    nextDueAt: `SELECT MIN(CASE WHEN ${BEYOND_WAIT} THEN $1 ELSE due_at END) AS due_at
      FROM contact_message WHERE due_at IS NOT NULL`,
    /** $1 states, $2 limit, $3 address in lower case, or "" for all. */
    list: `SELECT * FROM contact_message WHERE state IN (${items}) AND ($3 = '' OR lower(email) = $3)
      ORDER BY received_at DESC, sequence DESC LIMIT $2`,
    get: "SELECT * FROM contact_message WHERE id = $1",
    /** $1 ids, $2 now. */
    requeue: `UPDATE contact_message SET state = 'queued', due_at = $2, wait = 0
      WHERE id IN (${items}) AND state IN (${REQUEUED}) RETURNING id`,
    /** $1 now, $2 limit. */
    requeueHeld: `UPDATE contact_message SET state = 'queued', due_at = $1, wait = 0 WHERE sequence IN (
        SELECT sequence FROM contact_message WHERE state = 'failed' AND ${heldKinds("error_kind")}
        ORDER BY received_at, sequence LIMIT $2) RETURNING id`,
    /** $1 ids, $2 now. */
    markSeen: `UPDATE contact_message SET seen_at = $2 WHERE id IN (${items}) AND seen_at IS NULL RETURNING id`,
    /** $1 ids, $2 now, or null to take the mark off. */
    markAnswered: `UPDATE contact_message SET answered_at = $2 WHERE id IN (${items}) RETURNING id`,
    countUnseen: `SELECT COUNT(*) AS number FROM contact_message WHERE received_at < $1 AND NOT ${SEEN}`,
    remove: removal(`id IN (${items})`),
    eraseByEmail: removal("lower(email) = lower($1)"),
    /** $1 time, $2 1 to remove what nobody has seen, too. */
    purge: removal(`received_at < $1 AND state <> 'sending' AND (${SEEN} OR CAST($2 AS BIGINT) = 1)`),
    clearRemoved,
    countStates: "SELECT state, COUNT(*) AS number FROM contact_message GROUP BY state",
    oldestWaiting: "SELECT MIN(received_at) AS received_at FROM contact_message WHERE due_at IS NOT NULL",
    /** $1 the site whose they are from then on, if they are nobody's. */
    reserve: "INSERT INTO contact_outbox_site (id, site) VALUES (1, $1) ON CONFLICT DO NOTHING",
    findSite: "SELECT site FROM contact_outbox_site",
    /** $1 the text that is written. */
    probe: `INSERT INTO contact_outbox_probe (id, room) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET room = $1`,
  } as const;
}
