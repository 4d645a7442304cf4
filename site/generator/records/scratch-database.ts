import { DatabaseSync } from "node:sqlite";

/**
 * A database that lives as long as this process does: in memory as far as its cache goes, then in a file without a name
 * (https://sqlite.org/inmemorydb.html, "Temporary Databases"). Large pages, for its texts are long.
 */
export function openScratchDatabase(): DatabaseSync {
  const database = new DatabaseSync("");
  database.exec("PRAGMA page_size = 16384; PRAGMA cache_size = -16000; PRAGMA journal_mode = OFF; BEGIN");
  return database;
}
