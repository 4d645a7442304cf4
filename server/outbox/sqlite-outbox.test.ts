import { describeOutbox } from "./test-support/outbox-contract.ts";
import { sqliteFolder } from "./test-support/sqlite-folder.ts";

describeOutbox("SQLite", async () => sqliteFolder());
