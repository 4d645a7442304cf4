import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Outbox } from "./outbox.ts";
import { sampleMessage } from "./test-support/sample-message.ts";
import { type SqliteFolder, sqliteFolder } from "./test-support/sqlite-folder.ts";

const holdLock = fileURLToPath(new URL("./test-support/hold-lock.ts", import.meta.url));

let store: SqliteFolder;
beforeEach(() => {
  store = sqliteFolder();
});
afterEach(() => store.clear());

const accept = (outbox: Outbox) => outbox.accept(sampleMessage(), 0);

/** Asserts that the outbox is unavailable, for a reason that says `words`. */
async function expectUnavailable(outbox: Outbox, words: string): Promise<void> {
  const unavailable = { name: "OutboxUnavailableError", message: expect.stringContaining(words) };
  await expect(accept(outbox)).rejects.toMatchObject(unavailable);
  await expect(outbox.ready()).rejects.toMatchObject(unavailable);
}

/** An outbox's file with `count` messages, closed. */
async function filledFile(count: number): Promise<void> {
  const outbox = store.open();
  await Promise.all(Array.from({ length: count }, () => accept(outbox)));
  await outbox.close();
}

describe("a file of one's own", { timeout: 30_000 }, () => {
  test.skipIf(process.platform === "win32")("only its owner can read it, its log and its folder", async () => {
    await accept(store.open());
    for (const file of [store.file, `${store.file}-wal`, `${store.file}-shm`])
      expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(dirname(store.file)).mode & 0o777).toBe(0o700);
  });
  test.skipIf(process.platform === "win32")("a file that others could read is made private", async () => {
    await filledFile(1);
    chmodSync(store.file, 0o644);
    await store.open().ready();
    expect(statSync(store.file).mode & 0o777).toBe(0o600);
  });
});

describe("a locked database", { timeout: 30_000 }, () => {
  test("refuses, keeps nothing, and works again without a restart", async () => {
    const outbox = store.open();
    await accept(outbox);
    const holder = spawn(process.execPath, [holdLock, store.file], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    await once(holder.stdout, "data");
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 3 ? accept(outbox) : outbox.ready()).then(
          () => "taken",
          (error: Error) => error.message,
        ),
      ),
    );
    for (const answer of answers) expect(answer).toContain("another program holds its lock");
    expect(await outbox.list()).toHaveLength(1);
    holder.stdin.end();
    await once(holder, "close");
    await accept(outbox);
    expect(await outbox.list()).toHaveLength(2);
  });
});

describe("a file that cannot be used is left as it is", { timeout: 30_000 }, () => {
  /** Asserts that the outbox is unavailable and the file untouched; then that it works again once the file is gone. */
  async function expectUntouched(words: string): Promise<void> {
    const before = readFileSync(store.file);
    const outbox = store.open();
    await expectUnavailable(outbox, words);
    expect(readFileSync(store.file).equals(before)).toBe(true);
    rmSync(store.file);
    await outbox.ready();
  }

  test("no database", async () => {
    mkdirSync(dirname(store.file), { recursive: true });
    writeFileSync(store.file, "This is a text, not a database.\n".repeat(300));
    await expectUntouched("is damaged, or is not a database");
  });
  test("a database whose inside is damaged", async () => {
    await filledFile(40);
    const bytes = readFileSync(store.file);
    bytes.fill("rubbish", 4096 * 3, 4096 * 8);
    writeFileSync(store.file, bytes);
    await expectUntouched("npm run inbox -- restore FILE");
  });
  test("a database of another program", async () => {
    mkdirSync(dirname(store.file), { recursive: true });
    const database = new DatabaseSync(store.file);
    database.exec("CREATE TABLE accounts (id INTEGER); INSERT INTO accounts VALUES (1)");
    database.close();
    await expectUntouched("another program");
  });
  test("a newer schema", async () => {
    await filledFile(2);
    const database = new DatabaseSync(store.file);
    database.exec("PRAGMA user_version = 99");
    database.close();
    await expectUntouched("newer version");
  });
});

describe("a folder that cannot be used", { timeout: 30_000 }, () => {
  test("is reported, and works once it is fixed", async () => {
    writeFileSync(dirname(store.file), "a file in the folder's place");
    const outbox = store.open();
    await expectUnavailable(outbox, "DATA_DIR");
    rmSync(dirname(store.file));
    await accept(outbox);
    expect(await outbox.list()).toHaveLength(1);
  });
  test("a database that is taken away is noticed, not replaced, and used again when it is back", async () => {
    const outbox = store.open();
    await accept(outbox);
    const away = join(store.folder, "away");
    renameSync(dirname(store.file), away);
    await expectUnavailable(outbox, "was deleted or replaced while the server was running");
    renameSync(away, dirname(store.file));
    await accept(outbox);
    expect(await outbox.list()).toHaveLength(2);
  });
  test("a log without its database may hold messages: no new database is made beside it", async () => {
    mkdirSync(dirname(store.file), { recursive: true });
    writeFileSync(`${store.file}-wal`, "messages");
    await expectUnavailable(store.open(), "may hold messages");
    expect(readFileSync(`${store.file}-wal`, "utf8")).toBe("messages");
  });
});
