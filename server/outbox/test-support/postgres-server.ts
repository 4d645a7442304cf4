import { PGlite } from "@electric-sql/pglite";
import { Client } from "pg";
import type { Outbox } from "../outbox.ts";
import { postgresOutbox } from "../postgres-outbox.ts";
import type { EmptyStore } from "./outbox-harness.ts";
import { openPostgresSocket } from "./postgres-socket.ts";

const DROP_TABLES = "DROP TABLE IF EXISTS contact_message, contact_outbox_probe, contact_outbox_schema";

/** A PostgreSQL database for tests. */
export interface TestDatabase {
  readonly databaseUrl: string;
  /** Asks the database directly. */
  query(text: string): Promise<unknown>;
}

/** PostgreSQL itself, compiled to WebAssembly, behind a socket. */
export interface EmbeddedPostgres extends TestDatabase {
  /** Takes the socket away, with every connection, as a restart would. The data stays. */
  stop(): Promise<void>;
  /** Brings the socket back, on the same port. */
  start(): Promise<void>;
  end(): Promise<void>;
}

/** Starts an embedded PostgreSQL: a second or two, 100 MB. */
export async function embeddedPostgres(): Promise<EmbeddedPostgres> {
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

/** A PostgreSQL server that is there already. */
export function givenPostgres(databaseUrl: string): TestDatabase {
  const query = async (text: string) => {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      return await client.query(text);
    } finally {
      await client.end();
    }
  };
  return { databaseUrl, query };
}

/** The database without the outbox's tables. */
export async function emptyPostgres({ databaseUrl, query }: TestDatabase): Promise<EmptyStore> {
  await query(DROP_TABLES);
  const opened: Outbox[] = [];
  return {
    open: () => {
      const outbox = postgresOutbox({ databaseUrl, mailHost: "mail.example" });
      opened.push(outbox);
      return outbox;
    },
    clear: async () => {
      await Promise.all(opened.map((outbox) => outbox.close()));
    },
  };
}
