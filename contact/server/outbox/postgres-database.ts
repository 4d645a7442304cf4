import { Pool, type PoolClient } from "pg";
import { SECOND } from "../common/clock.ts";
import { isThisMachine } from "../common/this-machine.ts";
import { reasonOf, saying } from "../words/owner-words.ts";
import { type Database, OutboxUnavailableError } from "./outbox.ts";
import { migrations, postgresDialect } from "./outbox-sql.ts";
import type { ColumnValue, MessageRow } from "./stored-message.ts";

/** How long to wait for a free connection, and then for an answer. */
const CONNECT_DEADLINE = 4 * SECOND;
const ANSWER_DEADLINE = 4 * SECOND;
const MAX_CONNECTIONS = 10;
/** The key of the lock that one process holds while it migrates; any number will do, if it stays the same. */
const MIGRATION_LOCK = 1_346_458_451;
/** A database may be set up to answer before its disk has a commit. Stricter settings than "on" stay. */
const COMMIT_TO_DISK =
  "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'";

/**
 * A PostgreSQL database, for several servers at once. The first connection is made when first needed; the schema is brought
 * up to date then.
 */
export function postgresDatabase(databaseUrl: string): Database {
  const pool = new Pool({
    connectionString: databaseUrl,
    ...encryption(databaseUrl),
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_DEADLINE,
    query_timeout: ANSWER_DEADLINE,
    keepAlive: true,
    onConnect: (client) => client.query(COMMIT_TO_DISK).then(() => undefined),
  });
  // Without a listener, an idle connection that breaks would end the process. The pool drops it.
  pool.on("error", () => {});
  let migrated: Promise<void> | undefined;

  function bringUpToDate(): Promise<void> {
    migrated ??= migrate(pool).catch((error) => {
      migrated = undefined;
      throw error;
    });
    return migrated;
  }
  async function attempt(text: string, values: readonly ColumnValue[]): Promise<readonly MessageRow[]> {
    await bringUpToDate();
    return (await pool.query<MessageRow>(text, [...values])).rows;
  }
  async function query(text: string, values: readonly ColumnValue[]): Promise<readonly MessageRow[]> {
    try {
      return await attempt(text, values);
    } catch (error) {
      // After a restart of the database every idle connection is dead: a new one may serve.
      if (isLostConnection(error)) return attempt(text, values);
      throw error;
    }
  }
  return {
    query: (text, values) =>
      query(text, values).catch((error) => {
        throw postgresProblem(error);
      }),
    close: () => pool.end(),
  };
}

/**
 * As for SMTP: the connection is encrypted and the server's certificate checked, unless the server is this machine or the
 * address says otherwise (`?sslmode=disable`).
 */
export function encryption(databaseUrl: string): { readonly ssl?: true } {
  const { hostname, searchParams } = new URL(databaseUrl);
  const isDecided = ["sslmode", "ssl"].some((name) => searchParams.has(name));
  const host = searchParams.get("host") ?? hostname;
  return isDecided || host === "" || host.startsWith("/") || isThisMachine(host) ? {} : { ssl: true };
}

/** One process migrates, the others wait for it. */
async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query("BEGIN");
    await client.query(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await applyMigrations(client);
    await client.query("COMMIT");
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    // Where even this fails, the connection is lost, and the transaction with it.
    await client.query("ROLLBACK").catch(() => {});
    throw error;
  } finally {
    client.release(failure);
  }
}

async function applyMigrations(client: PoolClient): Promise<void> {
  const steps = migrations(postgresDialect);
  await client.query("CREATE TABLE IF NOT EXISTS contact_outbox_schema (version BIGINT NOT NULL)");
  const { rows } = await client.query<MessageRow>("SELECT version FROM contact_outbox_schema");
  const version = Number(rows[0]?.version ?? 0);
  if (version > steps.length)
    throw new OutboxUnavailableError(saying("outbox-newer", { file: "PostgreSQL", version, known: steps.length }));
  for (const step of steps.slice(version)) await client.query(step);
  if (version === steps.length) return;
  await client.query("DELETE FROM contact_outbox_schema");
  await client.query("INSERT INTO contact_outbox_schema (version) VALUES ($1)", [steps.length]);
}

/** The class of a SQLSTATE to the words for it (postgresql.org/docs/current/errcodes-appendix.html). */
const explanations: Readonly<Record<string, "postgres-rights" | "postgres-login" | "postgres-room">> = {
  "25": "postgres-rights",
  "28": "postgres-login",
  "3D": "postgres-login",
  "42": "postgres-rights",
  "53": "postgres-room",
  "55": "postgres-room",
};

/** Why the outbox cannot be used, from the error of a query. The reason holds neither the address nor any value. */
function postgresProblem(error: unknown): OutboxUnavailableError {
  if (error instanceof OutboxUnavailableError) return error;
  const state = codeOf(error);
  const word = explanations[state.slice(0, 2)] ?? "postgres-unreachable";
  return new OutboxUnavailableError(saying(word, { reason: reasonOf(error) }), { cause: error });
}

/**
 * Whether a query failed because its connection did. What became of it is unknown then; all statements of an outbox may
 * be repeated.
 */
function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return (
    /^(57P0[1-3]|08...|ECONNRESET|EPIPE)$/.test(code) ||
    /^Connection terminated( unexpectedly)?$|not queryable/.test(error.message)
  );
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}
