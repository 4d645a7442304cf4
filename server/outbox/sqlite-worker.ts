import { parentPort, workerData } from "node:worker_threads";
import { SECOND } from "../common/clock.ts";
import { type SqliteOutboxOptions, sqliteSession } from "./sqlite-session.ts";
import type { OutboxCall } from "./worker-calls.ts";

/** The time between two checks that the open files are still in place. */
const CHECK_INTERVAL = SECOND;

/** The thread that a SQLite outbox lives in: a database that waits for its disk must not make the site wait. */
if (parentPort !== null) {
  const port = parentPort;
  const session = sqliteSession(workerData as SqliteOutboxOptions, (lost) => port.postMessage({ lost }));
  const watch = setInterval(() => session.check(), CHECK_INTERVAL);
  port.on("message", (calls: readonly OutboxCall[] | "close") => {
    if (calls !== "close") return port.postMessage(session.perform(calls));
    clearInterval(watch);
    session.close();
    port.close();
  });
}
