import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Outbox } from "../outbox.ts";
import { sqliteOutbox } from "../sqlite-outbox.ts";
import type { EmptyStore } from "./outbox-harness.ts";

/** A SQLite outbox in a temporary folder. */
export interface SqliteFolder extends EmptyStore {
  readonly folder: string;
  readonly file: string;
}

/** @param maxPages the most pages that its outboxes may use */
export function sqliteFolder(maxPages?: number): SqliteFolder {
  const folder = mkdtempSync(join(tmpdir(), "outbox-"));
  const file = join(folder, "data", "outbox.sqlite");
  const opened: Outbox[] = [];
  return {
    folder,
    file,
    open: () => {
      const outbox = sqliteOutbox({ file, mailHost: "mail.example", ...(maxPages === undefined ? {} : { maxPages }) });
      opened.push(outbox);
      return outbox;
    },
    clear: async () => {
      await Promise.all(opened.map((outbox) => outbox.close()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
