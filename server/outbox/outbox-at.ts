import { hostname } from "node:os";
import { join } from "node:path";
import { OUTBOX_FILE } from "../../contract/data-folder.ts";
import type { Outbox } from "./outbox.ts";
import { postgresOutbox } from "./postgres-outbox.ts";
import { sqliteOutbox } from "./sqlite-outbox.ts";

/** The file of a SQLite outbox. */
export function sqliteFile(dataDir: string): string {
  return join(dataDir, OUTBOX_FILE);
}

/** Where messages are kept. */
export interface OutboxLocation {
  /** A PostgreSQL database; without it, a SQLite file in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  /** The right side of Message-IDs: best the domain that the mail comes from. By default this machine's name. */
  readonly mailHost?: string | undefined;
  /** Called where the store of an open outbox was taken away, and nothing more may be accepted; only by SQLite. */
  readonly onLost?: (reason: string) => void;
}

/**
 * The outbox at a place. Its store is opened by the first call; while it cannot be used, every call fails and says why.
 */
export function outboxAt({ databaseUrl, dataDir, mailHost = hostname(), onLost }: OutboxLocation): Outbox {
  if (databaseUrl !== undefined) return postgresOutbox({ databaseUrl, mailHost });
  return sqliteOutbox({ file: sqliteFile(dataDir), mailHost }, onLost);
}
