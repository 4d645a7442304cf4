import { PGlite } from "@electric-sql/pglite";
import { postgresProgram } from "#scripts/programs/on-path.mjs";
import type { Outbox } from "../outbox.ts";
import { outboxAt } from "../outbox-at.ts";
import { postgresDialect } from "../outbox-sql.ts";
import { installedPostgres, type TestDatabase, type TestPostgres } from "./installed-postgres.ts";
import type { EmptyStore } from "./outbox-harness.ts";
import { openPostgresSocket } from "./postgres-socket.ts";
import { firstVersion } from "./sample-message.ts";

const MAKE_FIRST = `CREATE TABLE contact_outbox_schema (version BIGINT NOT NULL);
  INSERT INTO contact_outbox_schema VALUES (1); ${firstVersion(postgresDialect)}`;
const DROP_TABLES =
  "DROP TABLE IF EXISTS contact_message, contact_outbox_probe, contact_outbox_schema, contact_outbox_site";

/** Whether PostgreSQL is installed here; else tests get one that has but one session. */
export const isPostgresInstalled = postgresProgram("initdb") !== undefined && postgresProgram("postgres") !== undefined;

/** Starts a PostgreSQL: the one that is installed, else one compiled to WebAssembly. A second or two. */
export function testPostgres(): Promise<TestPostgres> {
  return isPostgresInstalled ? installedPostgres() : embeddedPostgres();
}

async function embeddedPostgres(): Promise<TestPostgres> {
  const database = await PGlite.create();
  let socket = await openPostgresSocket(database, 0);
  return {
    databaseUrl: `postgres://postgres:postgres@127.0.0.1:${socket.port}/postgres`,
    query: (text) => database.exec(text),
    stop: () => socket.close(),
    start: async () => {
      socket = await openPostgresSocket(database, socket.port);
    },
    end: async () => {
      await socket.close();
      await database.close();
    },
  };
}

/** The database without the outbox's tables. */
export async function emptyPostgres({ databaseUrl, query }: TestDatabase): Promise<EmptyStore> {
  await query(DROP_TABLES);
  const opened: Outbox[] = [];
  return {
    open: (site) => {
      const outbox = outboxAt({ databaseUrl, dataDir: "", mailHost: "mail.example", site });
      opened.push(outbox);
      return outbox;
    },
    makeFirst: () => query(MAKE_FIRST),
    clear: async () => {
      await Promise.all(opened.map((outbox) => outbox.close()));
    },
  };
}
