import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test } from "vitest";
import { DAY } from "../common/clock.ts";
import type { Outbox } from "./outbox.ts";
import { NOON, sampleMessage } from "./test-support/sample-message.ts";
import { type SqliteFolder, sqliteFolder } from "./test-support/sqlite-folder.ts";

const MARK = "zyxwv-mark";

let store: SqliteFolder;
let outbox: Outbox;
beforeEach(() => {
  store = sqliteFolder();
  outbox = store.open();
});
afterEach(() => store.clear());

/** How often the mark stands in the database, its log and the log's index. */
function marksLeft(): number {
  return ["", "-wal", "-shm"]
    .map((end) => readFileSync(store.file + end).toString("latin1"))
    .reduce((count, bytes) => count + bytes.split(MARK).length - 1, 0);
}

/** Keeps 200 messages of all lengths, every other one marked in each field, and sends them. */
async function keepMarked(): Promise<readonly string[]> {
  const accepted = (index: number) => {
    const mark = index % 2 ? MARK : "other";
    const message = `${mark} `.repeat(1 + ((index * 37) % 490));
    return outbox.accept(sampleMessage({ name: mark, email: `${mark}@example.com`, message }), 0);
  };
  const answers: Awaited<ReturnType<typeof accepted>>[] = [];
  // Not all at once: a visitor's five seconds would be few for that on a busy machine.
  while (answers.length < 200) {
    answers.push(...(await Promise.all(Array.from({ length: 20 }, (_, index) => accepted(answers.length + index)))));
  }
  const error = { kind: "refused", text: `550 ${MARK}` };
  const marked = answers.filter((_, index) => index % 2).map(({ id }) => id);
  for (let claimed = await outbox.claim(NOON, DAY); claimed; claimed = await outbox.claim(NOON, DAY)) {
    const isMarked = marked.includes(claimed.id);
    await outbox.record(claimed.id, isMarked ? { outcome: "failed", error } : { outcome: "sent", at: NOON });
  }
  return marked;
}

test("what is removed by id, erased by address or purged by age leaves nothing behind, while another server has the outbox open", {
  timeout: 30_000,
}, async () => {
  const marked = await keepMarked();
  await store.open().counts();
  expect(marksLeft()).toBeGreaterThan(1000);
  for (let index = 0; index < 50; index += 7) await outbox.remove(marked.slice(index, Math.min(50, index + 7)));
  expect(await outbox.eraseByEmail(`${MARK}@example.com`)).toBe(50);
  expect([marksLeft(), (await outbox.list()).length]).toEqual([0, 100]);
  await keepMarked();
  expect(await outbox.purge(NOON + 1, true)).toBe(300);
  expect(marksLeft()).toBe(0);
});
