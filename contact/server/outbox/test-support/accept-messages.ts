/**
 * A process that accepts messages, and says so: "ack <id>" once a message is kept, "refused <reason>" otherwise.
 * Arguments: file, how many, how many at once.
 * With "control:" before the file, it commits to a SQLite database that does not wait for the disk instead.
 */
import { writeSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { OutboxUnavailableError } from "../outbox.ts";
import { outboxAt } from "../outbox-at.ts";
import { sampleMessage } from "./sample-message.ts";

const [file = "", count = "1", atOnce = "1"] = process.argv.slice(2);
let begun = 0;

/** One line, written before anything else happens. */
function say(line: string): void {
  writeSync(1, `${line}\n`);
}

async function acceptInTurn(accept: () => Promise<string>): Promise<void> {
  while (begun++ < Number(count)) {
    try {
      say(`ack ${await accept()}`);
    } catch (error) {
      if (!(error instanceof OutboxUnavailableError)) throw error;
      say(`refused ${error.message}`);
    }
  }
}

function acceptInOutbox(): () => Promise<string> {
  const outbox = outboxAt({ dataDir: dirname(file), mailHost: "mail.example" });
  return async () => (await outbox.accept(sampleMessage({ receivedAt: Date.now() }), 0)).id;
}

function acceptUnsafely(): () => Promise<string> {
  const database = new DatabaseSync(file.replace(/^control:/, ""));
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; CREATE TABLE t (id TEXT)");
  const insert = database.prepare("INSERT INTO t VALUES (?)");
  return async () => {
    const id = crypto.randomUUID();
    insert.run(id);
    return id;
  };
}

const accept = file.startsWith("control:") ? acceptUnsafely() : acceptInOutbox();
await Promise.all(Array.from({ length: Number(atOnce) }, () => acceptInTurn(accept)));
process.exit(0);
