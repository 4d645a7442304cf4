import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { describe, expect, onTestFinished, test } from "vitest";
import { backUpSqlite, type RestoreError, restoreSqlite } from "./copies.ts";
import { lockDataFolder } from "./lock-data-folder.ts";
import type { Outbox } from "./outbox.ts";
import { outboxAt, sqliteFile } from "./outbox-at.ts";
import { NOON, sampleMessage } from "./test-support/sample-message.ts";

/** A data folder, and what is done to its outbox while nobody else has it open. */
function dataFolder() {
  const dataDir = mkdtempSync(join(tmpdir(), "restore-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const copy = join(dataDir, "copy.sqlite");
  async function withOutbox<Result>(work: (outbox: Outbox) => Promise<Result>): Promise<Result> {
    const outbox = outboxAt({ dataDir });
    try {
      return await work(outbox);
    } finally {
      await outbox.close();
    }
  }
  const accept = (changes = {}) => withOutbox(async (outbox) => (await outbox.accept(sampleMessage(changes), 0)).id);
  const ids = () => withOutbox(async (outbox) => (await outbox.list()).map(({ id }) => id).sort());
  const backUp = () => backUpSqlite(sqliteFile(dataDir), copy);
  return { dataDir, copy, file: sqliteFile(dataDir), withOutbox, accept, ids, backUp };
}

function refusal(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return String((error as RestoreError).said[0]?.word).replace("restore-", "");
  }
  return "none";
}

test("what the copy lacks stays, what became of a message since stays, and what was removed is back", async () => {
  const { dataDir, copy, withOutbox, accept, ids, backUp } = dataFolder();
  const [sent, removed] = [await accept(), await accept({ identity: "the same" })];
  await withOutbox((outbox) => outbox.markAnswered([sent, removed], NOON));
  backUp();
  await withOutbox(async (outbox) => {
    await outbox.claim(NOON, 1000);
    await outbox.record(sent, { outcome: "sent", at: NOON });
    await outbox.markAnswered([sent], null);
    await outbox.remove([removed]);
  });
  const again = await accept({ identity: "the same" });
  const later = await accept();
  expect(restoreSqlite(copy, dataDir)).toEqual({ total: 4, back: 1 });
  expect(await ids()).toEqual([sent, removed, again, later].sort());
  const [now, back] = await withOutbox((outbox) => Promise.all([sent, removed].map((id) => outbox.get(id))));
  expect([now?.state, now?.answeredAt, back?.answeredAt]).toEqual(["sent", undefined, NOON]);
  expect(readdirSync(dataDir).filter((name) => !/^(outbox\.sqlite|copy\.sqlite|server\.lock)/.test(name))).toEqual([]);
});

test("into a folder without messages, and a second time", async () => {
  const { copy, accept, backUp } = dataFolder();
  const id = await accept();
  backUp();
  const other = dataFolder();
  for (const back of [1, 0]) {
    expect(restoreSqlite(copy, other.dataDir)).toEqual({ total: 1, back });
    expect(await other.ids()).toEqual([id]);
  }
});

test("a copy that was made by hand with its log has what is in the log", async () => {
  const { dataDir, accept } = dataFolder();
  const outbox = outboxAt({ dataDir });
  onTestFinished(() => outbox.close());
  await outbox.ready();
  const { id } = await outbox.accept(sampleMessage(), 0);
  const other = dataFolder();
  for (const suffix of ["", "-wal"]) copyFileSync(sqliteFile(dataDir) + suffix, other.copy + suffix);
  expect(restoreSqlite(other.copy, other.dataDir).back).toBe(1);
  expect(await other.ids()).toEqual([id]);
  await accept();
});

test("where the log of another database lies beside the present one, all of it is set aside", async () => {
  const { dataDir, copy, file, accept, ids, backUp } = dataFolder();
  const id = await accept();
  backUp();
  writeFileSync(file, "not a database at all ".repeat(400));
  writeFileSync(`${file}-wal`, "the log of before");
  const { setAside = "", ...counts } = restoreSqlite(copy, dataDir);
  expect(counts).toEqual({ total: 1, back: 1 });
  expect(await ids()).toEqual([id]);
  expect(readFileSync(join(setAside, "outbox.sqlite"), "utf8")).toContain("not a database");
  expect(readFileSync(join(setAside, "outbox.sqlite-wal"), "utf8")).toBe("the log of before");
});

const NO_COPIES = [
  ["nothing", undefined, "no-file"],
  ["a text", "dear diary", "not-ours"],
  ["an empty file", "", "not-ours"],
  ["a compressed copy", gzipSync("x"), "not-ours"],
] as const;

describe("refuses, and leaves the messages as they are:", () => {
  test("what is no copy", async () => {
    const { dataDir, copy, accept, ids } = dataFolder();
    const id = await accept();
    for (const [what, bytes, why] of NO_COPIES) {
      if (bytes !== undefined) writeFileSync(copy, bytes);
      expect([what, refusal(() => restoreSqlite(copy, dataDir))]).toEqual([what, why]);
    }
    expect(await ids()).toEqual([id]);
  });

  test("a copy that is damaged, of a newer version, of another program, or the file itself", async () => {
    const { dataDir, copy, file, accept, ids, backUp } = dataFolder();
    const id = await accept({ message: "x".repeat(4000) });
    backUp();
    const whole = readFileSync(copy);
    const patched = (change: (bytes: Buffer) => void) => {
      const bytes = Buffer.from(whole);
      change(bytes);
      writeFileSync(copy, bytes);
      return refusal(() => restoreSqlite(copy, dataDir));
    };
    expect(patched((bytes) => bytes.fill(0x5a, 4096 + 8, 4096 + 200))).toBe("damaged");
    expect(patched((bytes) => bytes.writeUInt32BE(99, 60))).toBe("newer");
    expect(patched((bytes) => bytes.writeUInt32BE(1, 68))).toBe("not-ours");
    expect(refusal(() => restoreSqlite(file, dataDir))).toBe("itself");
    expect(await ids()).toEqual([id]);
  });

  test("while a server sends from the folder", async () => {
    const { dataDir, copy, accept, ids, backUp } = dataFolder();
    const id = await accept();
    backUp();
    onTestFinished(lockDataFolder(dataDir));
    expect(refusal(() => restoreSqlite(copy, dataDir))).toBe("running");
    expect(await ids()).toEqual([id]);
  });
});

test("what others who have the messages open were given meanwhile stays, and they find what is back", async () => {
  const { dataDir, copy, accept, ids, backUp, withOutbox } = dataFolder();
  const id = await accept();
  backUp();
  await withOutbox((outbox) => outbox.remove([id]));
  const outbox = outboxAt({ dataDir });
  onTestFinished(() => outbox.close());
  const later = (await outbox.accept(sampleMessage(), 0)).id;
  expect(restoreSqlite(copy, dataDir)).toEqual({ total: 2, back: 1 });
  expect((await outbox.list()).map((one) => one.id).sort()).toEqual([id, later].sort());
  const last = (await outbox.accept(sampleMessage(), 0)).id;
  await outbox.close();
  expect(await ids()).toEqual([id, later, last].sort());
});

test("killed at any moment, it leaves the messages of before or of afterwards, whole", async () => {
  const { dataDir, copy, withOutbox, accept, ids, backUp } = dataFolder();
  const old = await withOutbox((outbox) =>
    Promise.all(Array.from({ length: 300 }, () => outbox.accept(sampleMessage({ message: "x".repeat(2000) }), 0))),
  );
  backUp();
  await withOutbox((outbox) => outbox.remove(old.slice(0, 100).map(({ id }) => id)));
  const newer = await accept();
  const module = fileURLToPath(new URL("./copies.ts", import.meta.url));
  const script = `import { restoreSqlite } from ${JSON.stringify(module)};
    process.stdout.write("begun");
    restoreSqlite(${JSON.stringify(copy)}, ${JSON.stringify(dataDir)});`;
  const seen = new Set<number>();
  // Before anything is done, in the middle, and near the end.
  for (const delay of [0, 30, 90]) {
    const child = spawn(process.execPath, ["--input-type=module-typescript", "--eval", script], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    const ended = once(child, "exit");
    await once(child.stdout, "data");
    setTimeout(() => child.kill("SIGKILL"), delay);
    await ended;
    const left = await ids();
    expect(left).toContain(newer);
    seen.add(left.length);
  }
  expect([...seen].every((count) => count === 201 || count === 301)).toBe(true);
  restoreSqlite(copy, dataDir);
  expect(await ids()).toHaveLength(301);
  expect(existsSync(join(dataDir, "restoring"))).toBe(false);
}, 60_000);
