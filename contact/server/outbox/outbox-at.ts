import { hostname } from "node:os";
import { join } from "node:path";
import { OUTBOX_FILE } from "../../message/data-folder.ts";
import { type Outbox, outboxOn } from "./outbox.ts";
import { postgresDialect, sqliteDialect } from "./outbox-sql.ts";
import { postgresDatabase } from "./postgres-database.ts";
import { sqliteDatabase } from "./sqlite-database.ts";

/** The file of a SQLite outbox. */
export function sqliteFile(dataDir: string): string {
  return join(dataDir, OUTBOX_FILE);
}

/** Where messages are kept. */
interface OutboxLocation {
  /** A PostgreSQL database; without it, a SQLite file in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  /** The right side of Message-IDs: best the domain that the mail comes from. By default this machine's name. */
  readonly mailHost?: string | undefined;
  /** The name of a site that is not the project's own. */
  readonly site?: string | undefined;
  /** Called with the reason where a part of the open SQLite store was deleted; what was accepted is saved first. */
  readonly onLost?: (reason: string) => void;
}

/**
 * The outbox at a place. Its store is opened by the first call; while it cannot be used, every call fails and says why.
 */
export function outboxAt({ databaseUrl, dataDir, mailHost = hostname(), site, onLost }: OutboxLocation): Outbox {
  if (databaseUrl !== undefined) return outboxOn(postgresDatabase(databaseUrl), postgresDialect, mailHost, site);
  return outboxOn(sqliteDatabase(sqliteFile(dataDir), onLost), sqliteDialect, mailHost, site);
}
