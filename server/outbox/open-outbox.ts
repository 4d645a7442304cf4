import { hostname } from "node:os";
import { join } from "node:path";
import type { Outbox } from "./outbox.ts";
import { postgresOutbox } from "./postgres-outbox.ts";
import { sqliteOutbox } from "./sqlite-outbox.ts";

/** The file of a SQLite outbox, in the data folder. */
const SQLITE_FILE = "outbox.sqlite";

/** The file of a SQLite outbox. */
export function sqliteFile(dataDir: string): string {
  return join(dataDir, SQLITE_FILE);
}

/** Where messages are kept. */
export interface OutboxPlace {
  /** A PostgreSQL database; without it, a SQLite file in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  /** The right side of the messages' Message-IDs: best the domain that the mail comes from. By default this machine's name. */
  readonly mailHost?: string | undefined;
}

/**
 * The outbox of a server. Nothing is opened yet: a store that cannot be used is told by the first call, and by each one
 * until it is mended.
 */
export function openOutbox({ databaseUrl, dataDir, mailHost = hostname() }: OutboxPlace): Outbox {
  if (databaseUrl !== undefined) return postgresOutbox({ databaseUrl, mailHost });
  return sqliteOutbox({ file: sqliteFile(dataDir), mailHost });
}
