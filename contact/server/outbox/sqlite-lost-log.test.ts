import { copyFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { restoreSqlite } from "./copies.ts";
import type { Outbox } from "./outbox.ts";
import { outboxAt } from "./outbox-at.ts";
import { sampleMessage } from "./test-support/sample-message.ts";
import { type SqliteFolder, sqliteFolder } from "./test-support/sqlite-folder.ts";

let store: SqliteFolder;
beforeEach(() => {
  store = sqliteFolder();
});
afterEach(() => store.clear());

const accept = (outbox: Outbox) => outbox.accept(sampleMessage(), 0);

/** An outbox that is open, and what it tells the server. However long a busy machine took to open it. */
async function openOutbox() {
  const { promise: told, resolve: onLost } = Promise.withResolvers<string>();
  const outbox = outboxAt({ dataDir: dirname(store.file), onLost });
  await outbox.list();
  return { outbox, told };
}

test.each([
  ["its log", ["-wal"]],
  ["the log's index", ["-shm"]],
  ["both", ["-wal", "-shm"]],
])(
  "once %s is deleted, what was accepted is saved, nothing more is, and the server is told",
  {
    timeout: 30_000,
  },
  async (_, suffixes) => {
    const { outbox, told } = await openOutbox();
    const accepted = await Promise.all(Array.from({ length: 6 }, () => accept(outbox)));
    for (const suffix of suffixes) rmSync(store.file + suffix);
    expect(await told).toContain(`${store.file}${suffixes[0]} was deleted`);
    await expect(outbox.ready()).rejects.toThrow("was deleted or replaced");
    await expect(accept(outbox)).rejects.toMatchObject({ name: "OutboxUnavailableError" });
    // What a process that is killed now leaves behind.
    const copy = new DatabaseSync(store.file, { readOnly: true });
    const ids = copy
      .prepare("SELECT id FROM contact_message")
      .all()
      .map(({ id }) => id);
    copy.close();
    expect(ids.toSorted()).toEqual(accepted.map(({ id }) => id).toSorted());
    await outbox.close();
  },
);

test("a log that is replaced while the server runs is told as well", { timeout: 30_000 }, async () => {
  const { outbox, told } = await openOutbox();
  await accept(outbox);
  renameSync(`${store.file}-wal`, `${store.file}-old`);
  await expect(outbox.ready()).rejects.toThrow("was deleted or replaced");
  expect(await told).toContain("-wal");
  await outbox.close();
});

test("once another file is put in its place, what it held is saved beside it, nothing more is accepted, and the server is told", async () => {
  const earlier = store.open();
  await accept(earlier);
  await earlier.close();
  const copy = join(store.folder, "copy");
  copyFileSync(store.file, copy);
  const { outbox, told } = await openOutbox();
  const { id } = await accept(outbox);
  // As `install` does: a new file under the old name.
  renameSync(copy, store.file);
  const [saved = ""] = /\S+-until-\S+(?=\.)/.exec(await told) ?? [];
  await expect(accept(outbox)).rejects.toThrow("was replaced while the server was running");
  await outbox.close();
  expect(restoreSqlite(saved, dirname(store.file))).toEqual({ total: 2, back: 1 });
  const now = store.open();
  expect((await now.list()).map((message) => message.id)).toContain(id);
});
