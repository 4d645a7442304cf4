import type { DatabaseSync, StatementSync } from "node:sqlite";

/** A record that the last build had, and what this one has in its place, if anything. */
export interface DifferingRecord {
  readonly key: string;
  readonly before: string;
  readonly now: string | undefined;
}

/**
 * Texts by key, of the last build and of this one side by side, on the disk: a site may have hundreds of thousands.
 * In the order of their keys' bytes.
 */
export class RecordTable {
  readonly #remember: StatementSync;
  readonly #forget: StatementSync;
  readonly #find: StatementSync;
  readonly #set: StatementSync;
  readonly #keep: StatementSync;
  readonly #keys: StatementSync;
  readonly #entries: StatementSync;
  readonly #differing: StatementSync;

  /** @param name of the table in `database`, which must have none of that name yet */
  constructor(database: DatabaseSync, name: string) {
    database.exec(`CREATE TABLE ${name} (key TEXT PRIMARY KEY, before TEXT, now TEXT) STRICT`);
    this.#remember = database.prepare(`INSERT INTO ${name} (key, before) VALUES (?, ?)`);
    this.#forget = database.prepare(`DELETE FROM ${name}`);
    this.#find = database.prepare(`SELECT before, now FROM ${name} WHERE key = ?`);
    this.#set = database.prepare(
      `INSERT INTO ${name} (key, now) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET now = excluded.now`,
    );
    this.#keep = database.prepare(`UPDATE ${name} SET now = before WHERE key = ? AND before IS NOT NULL`);
    this.#keys = database.prepare(`SELECT key FROM ${name} WHERE now IS NOT NULL ORDER BY key`);
    this.#entries = database.prepare(`SELECT key, now FROM ${name} WHERE now IS NOT NULL ORDER BY key`);
    this.#differing = database.prepare(
      `SELECT key, before, now FROM ${name} WHERE before IS NOT NULL AND before IS NOT now ORDER BY key`,
    );
  }

  /** Notes a record of the last build. */
  remember(key: string, text: string): void {
    this.#remember.run(key, text);
  }

  /** Takes back all that was noted. */
  forget(): void {
    this.#forget.run();
  }

  /** What the last build had. */
  before(key: string): string | undefined {
    return textIn(this.#find.get(key), "before");
  }

  /** What this build has. */
  now(key: string): string | undefined {
    return textIn(this.#find.get(key), "now");
  }

  /** Sets what this build has. */
  set(key: string, text: string): void {
    this.#set.run(key, text);
  }

  /** Takes over what the last build had; tells whether it had anything. */
  keep(key: string): boolean {
    return this.#keep.run(key).changes === 1;
  }

  /** The keys that this build has. */
  *keys(): Generator<string> {
    for (const row of this.#keys.iterate()) yield String(row["key"]);
  }

  /** What this build has. */
  *entries(): Generator<readonly [key: string, text: string]> {
    for (const row of this.#entries.iterate()) yield [String(row["key"]), String(row["now"])];
  }

  /** The records of the last build that this one has otherwise, or not at all. */
  *differing(): Generator<DifferingRecord> {
    for (const row of this.#differing.iterate()) {
      yield { key: String(row["key"]), before: String(row["before"]), now: textIn(row, "now") };
    }
  }
}

function textIn(row: Record<string, unknown> | undefined, column: string): string | undefined {
  const text = row?.[column];
  return typeof text === "string" ? text : undefined;
}
