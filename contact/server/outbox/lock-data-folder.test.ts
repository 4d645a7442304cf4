import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { lockDataFolder } from "./lock-data-folder.ts";
import { outboxAt, sqliteFile } from "./outbox-at.ts";

const holdFolder = fileURLToPath(new URL("./test-support/hold-folder.ts", import.meta.url));
const acceptMessages = fileURLToPath(new URL("./test-support/accept-messages.ts", import.meta.url));

/** A folder, and the process that holds its lock. */
async function lockedFolder() {
  const folder = mkdtempSync(join(tmpdir(), "lock-"));
  const holder = spawn(process.execPath, [holdFolder, folder], { stdio: ["pipe", "pipe", "inherit"] });
  onTestFinished(() => void holder.kill("SIGKILL"));
  await once(holder.stdout, "data");
  return { folder, holder };
}

test("a second server on a data folder is refused with the id of the first; a killed one leaves no lock", {
  timeout: 30_000,
}, async () => {
  const { folder, holder } = await lockedFolder();
  const refused = expect.objectContaining({
    name: "DataFolderLockedError",
    message: expect.stringMatching(new RegExp(`process ${holder.pid}\\b.*DATA_DIR`)),
  });
  expect(() => lockDataFolder(folder)).toThrow(refused);
  holder.kill("SIGKILL");
  await once(holder, "exit");
  lockDataFolder(folder)();
  lockDataFolder(folder)();
});

test("while one process holds the folder, three others write its messages at once, and another reads and removes them", {
  timeout: 60_000,
}, async () => {
  const { folder } = await lockedFolder();
  const said = await Promise.all(
    Array.from({ length: 3 }, () =>
      promisify(execFile)(process.execPath, [acceptMessages, sqliteFile(folder), "20", "2"]),
    ),
  );
  const kept = said.map(({ stdout }) => stdout.match(/(?<=^ack ).+$/gm) ?? []);
  // On a busy machine one may wait longer for the others than a visitor is kept waiting: that message is refused.
  expect(said.map(({ stdout }) => /^refused (?!.* is locked)/m.test(stdout))).toEqual([false, false, false]);
  expect(kept.map((ids) => ids.length > 0)).toEqual([true, true, true]);
  const outbox = outboxAt({ dataDir: folder });
  onTestFinished(() => outbox.close());
  expect((await outbox.list()).map(({ id }) => id).toSorted()).toEqual(kept.flat().toSorted());
  expect(await outbox.remove(kept.flat())).toBe(kept.flat().length);
});
