import { describeOutbox } from "./test-support/outbox-contract.ts";
import { sqliteFolder } from "./test-support/sqlite-folder.ts";

// What every outbox is held to stands in the contract; another file gives it PostgreSQL.
describeOutbox("SQLite", async () => sqliteFolder());
