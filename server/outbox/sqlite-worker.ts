import { parentPort, workerData } from "node:worker_threads";
import { type SqliteOutboxOptions, sqliteSession } from "./sqlite-session.ts";
import type { OutboxCall } from "./worker-calls.ts";

/** The thread that a SQLite outbox lives in: a database that waits for its disk must not make the site wait. */
if (parentPort !== null) {
  const port = parentPort;
  const session = sqliteSession(workerData as SqliteOutboxOptions);
  port.on("message", (calls: readonly OutboxCall[] | "close") => {
    if (calls !== "close") return port.postMessage(session.perform(calls));
    session.close();
    port.close();
  });
}
