import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { APPLICATION_ID } from "../open-sqlite.ts";
import type { Outbox } from "../outbox.ts";
import { outboxAt } from "../outbox-at.ts";
import { sqliteDialect } from "../outbox-sql.ts";
import type { EmptyStore } from "./outbox-harness.ts";
import { firstVersion } from "./sample-message.ts";

/** A SQLite outbox in a temporary folder. */
export interface SqliteFolder extends EmptyStore {
  readonly folder: string;
  readonly file: string;
}

export function sqliteFolder(): SqliteFolder {
  const folder = mkdtempSync(join(tmpdir(), "outbox-"));
  const file = join(folder, "data", "outbox.sqlite");
  const opened: Outbox[] = [];
  return {
    folder,
    file,
    open: (site) => {
      const outbox = outboxAt({ dataDir: dirname(file), mailHost: "mail.example", site });
      opened.push(outbox);
      return outbox;
    },
    makeFirst: async () => {
      mkdirSync(dirname(file));
      const database = new DatabaseSync(file);
      database.exec(
        `PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = 1; ${firstVersion(sqliteDialect)}`,
      );
      database.close();
    },
    clear: async () => {
      await Promise.all(opened.map((outbox) => outbox.close()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
