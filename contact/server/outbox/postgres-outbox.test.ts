import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import type { Outbox } from "./outbox.ts";
import { outboxAt } from "./outbox-at.ts";
import { migrations, postgresDialect } from "./outbox-sql.ts";
import { cuttingProxy } from "./test-support/cutting-proxy.ts";
import type { TestPostgres } from "./test-support/installed-postgres.ts";
import { describeOutbox } from "./test-support/outbox-contract.ts";
import type { EmptyStore } from "./test-support/outbox-harness.ts";
import { emptyPostgres, isPostgresInstalled, testPostgres } from "./test-support/postgres-server.ts";
import { sampleMessage } from "./test-support/sample-message.ts";

let database: TestPostgres;
beforeAll(async () => {
  database = await testPostgres();
}, 60_000);
afterAll(() => database.end());

describeOutbox("PostgreSQL", () => emptyPostgres(database));

const accept = (outbox: Outbox) => outbox.accept(sampleMessage(), 0);
const unavailable = (words: string) => ({ name: "OutboxUnavailableError", message: expect.stringContaining(words) });

describe("PostgreSQL in trouble", { timeout: 30_000 }, () => {
  let store: EmptyStore;
  let outbox: Outbox;
  beforeEach(async () => {
    store = await emptyPostgres(database);
    outbox = store.open();
  });
  afterEach(() => store.clear());

  test("while it is away messages are refused; once it is back they are taken, without a restart", async () => {
    await Promise.all(Array.from({ length: 20 }, () => accept(outbox)));
    await database.stop();
    await expect(accept(outbox)).rejects.toMatchObject(unavailable("does not answer"));
    await expect(outbox.ready()).rejects.toMatchObject(unavailable("does not answer"));
    await database.start();
    await accept(outbox);
    expect(await outbox.list()).toHaveLength(21);
  });
  test("connections that broke while idle are replaced unseen", async () => {
    await Promise.all(Array.from({ length: 20 }, () => accept(outbox)));
    await database.stop();
    await database.start();
    await Promise.all(Array.from({ length: 20 }, () => accept(outbox)));
    expect(await outbox.list()).toHaveLength(40);
  });
  /** An outbox whose connections can lose an answer. */
  async function behindProxy() {
    await outbox.ready();
    const proxy = await cuttingProxy(Number(new URL(database.databaseUrl).port));
    const databaseUrl = database.databaseUrl.replace(/:\d+\//, `:${proxy.port}/`);
    const behind = outboxAt({ databaseUrl, dataDir: "" });
    onTestFinished(() => behind.close().then(proxy.close));
    await behind.ready();
    return { ...proxy, behind };
  }
  test("a message whose commit was not answered is kept once, and acknowledged", async () => {
    const { behind, loseAnswerTo } = await behindProxy();
    loseAnswerTo("INSERT INTO contact_message");
    const { id, repeated } = await accept(behind);
    expect(repeated).toBe(false);
    expect((await outbox.list()).map((message) => message.id)).toEqual([id]);
  });
  test("a database that falls silent is given up within seconds, and the next message is kept", async () => {
    const { behind, loseAnswerTo } = await behindProxy();
    loseAnswerTo("INSERT INTO contact_message", true);
    const asked = performance.now();
    await expect(accept(behind)).rejects.toMatchObject(unavailable("does not answer"));
    expect(performance.now() - asked).toBeLessThan(8_000);
    await accept(behind);
  });
  test("tables of a newer version are left as they are", async () => {
    await accept(outbox);
    await database.query("UPDATE contact_outbox_schema SET version = 99");
    await expect(accept(store.open())).rejects.toMatchObject(unavailable("newer version"));
    await database.query(`UPDATE contact_outbox_schema SET version = ${migrations(postgresDialect).length}`);
    expect(await store.open().list()).toHaveLength(1);
  });
  test("servers that start at once migrate once", async () => {
    await Promise.all(Array.from({ length: 5 }, () => accept(store.open())));
    expect(await outbox.list()).toHaveLength(5);
  });
  test("an address that leads nowhere is told, without the password", async () => {
    const nowhere = outboxAt({ databaseUrl: "postgres://u:secret-word@127.0.0.1:1/x", dataDir: "" });
    const error = await accept(nowhere).catch((reason: unknown) => reason);
    expect(error).toMatchObject(unavailable("DATABASE_URL"));
    expect(String(error)).not.toContain("secret-word");
    await nowhere.close();
  });
});

async function endBackends(): Promise<void> {
  for (let round = 0; round < 10; round++)
    await database.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND query LIKE '%contact_%'",
    );
}

async function crash(): Promise<void> {
  await database.stop();
  await database.start();
}

describe.skipIf(!isPostgresInstalled)(
  "a PostgreSQL with many sessions (skipped where none is installed)",
  { timeout: 60_000 },
  () => {
    test.each([
      ["backends that are ended, idle or busy", endBackends],
      ["a crash of the server", crash],
    ])("%s: no acknowledged message is lost", async (_, trouble) => {
      const store = await emptyPostgres(database);
      const outbox = store.open();
      await outbox.ready();
      const acknowledged: string[] = [];
      const clients = Array.from({ length: 20 }, async () => {
        for (let index = 0; index < 15; index++)
          await accept(outbox).then(
            ({ id }) => acknowledged.push(id),
            (error) => expect(error).toMatchObject({ name: "OutboxUnavailableError" }),
          );
      });
      await expect.poll(() => acknowledged.length >= 50).toBe(true);
      await trouble();
      await Promise.all(clients);
      const kept = new Set((await outbox.list()).map(({ id }) => id));
      expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
      expect(kept.size).toBeLessThanOrEqual(300);
      await store.clear();
    });
  },
);
