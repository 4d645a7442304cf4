import { DatabaseSync, type StatementSync } from "node:sqlite";
import { OutboxUnavailableError, outboxOn } from "../outbox/outbox.ts";
import { migrations, sqliteDialect } from "../outbox/outbox-sql.ts";
import { saying } from "../words/owner-words.ts";

/** An outbox in memory, for tests of what uses one. While `broken` is true, it is unavailable. */
export function memoryOutbox() {
  const database = new DatabaseSync(":memory:");
  const prepared = new Map<string, StatementSync>();
  for (const step of migrations(sqliteDialect)) database.exec(step);
  const outbox = { broken: false, ...outboxOn({ query, close }, sqliteDialect, "site.example") };

  async function query(text: string, values: readonly (string | number | null)[]) {
    if (outbox.broken) throw new OutboxUnavailableError(saying("outbox-full", { file: "made-up" }));
    const statement = prepared.get(text) ?? database.prepare(text.replaceAll("$", "?"));
    prepared.set(text, statement);
    return statement.all(...values);
  }
  async function close() {}
  return outbox;
}
