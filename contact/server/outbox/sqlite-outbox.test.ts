import { describeOutbox } from "./test-support/outbox-contract.ts";
import { sqliteFolder } from "./test-support/sqlite-folder.ts";

// The rules of every outbox are in the contract; postgres-outbox.test.ts applies them to PostgreSQL.
describeOutbox("SQLite", async () => sqliteFolder());
