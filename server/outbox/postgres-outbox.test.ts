import { afterAll, beforeAll } from "vitest";
import { describeOutbox } from "./test-support/outbox-contract.ts";
import {
  type EmbeddedPostgres,
  embeddedPostgres,
  emptyPostgres,
  givenPostgres,
} from "./test-support/postgres-server.ts";

let embedded: EmbeddedPostgres;
beforeAll(async () => {
  embedded = await embeddedPostgres();
}, 60_000);
afterAll(() => embedded.end());

describeOutbox("PostgreSQL, embedded", () => emptyPostgres(embedded));

/** A server of one's own, to be as close to the real thing as can be. Its outbox is emptied! */
const given = process.env.TEST_DATABASE_URL;
if (given !== undefined) describeOutbox("PostgreSQL, at TEST_DATABASE_URL", () => emptyPostgres(givenPostgres(given)));
