import { execFileSync, spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type SqliteFolder, sqliteFolder } from "./test-support/sqlite-folder.ts";

const STRACE = "strace";
const acceptMessages = fileURLToPath(new URL("./test-support/accept-messages.ts", import.meta.url));
/** More for a long run: OUTBOX_KILL_ROUNDS=100 npx vitest run contact/server/outbox/sqlite-durability.test.ts */
const KILL_ROUNDS = Number(process.env.OUTBOX_KILL_ROUNDS ?? 2);

let store: SqliteFolder;
beforeEach(() => {
  store = sqliteFolder();
});
afterEach(() => store.clear());

describe("a killed process", () => {
  test(`loses no acknowledged message, ${KILL_ROUNDS} times`, { timeout: KILL_ROUNDS * 20_000 }, async () => {
    const acknowledged: string[] = [];
    for (let round = 0; round < KILL_ROUNDS; round++) acknowledged.push(...(await acceptUntilKilled()));
    const outbox = store.open();
    const kept = new Set((await outbox.list()).map(({ id }) => id));
    await outbox.close();
    expect(acknowledged.length).toBeGreaterThan(KILL_ROUNDS);
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
    const database = new DatabaseSync(store.file);
    expect(database.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
    database.close();
  });

  /** Kills a process at a random moment after its first message; gives the ids that it had acknowledged. */
  function acceptUntilKilled(): Promise<readonly string[]> {
    const child = spawn(process.execPath, [acceptMessages, store.file, "0", "8"], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => {
      if (output === "") setTimeout(() => child.kill("SIGKILL"), Math.random() * 400);
      output += chunk;
    });
    return new Promise((resolve) => {
      child.on("close", () => resolve(answers(output).acknowledged));
    });
  }
});

const untraceable = reasonNotToTrace();

describe.skipIf(untraceable !== undefined)(`seen by strace${untraceable ?? ""}`, { timeout: 120_000 }, () => {
  const COUNT = 100;

  test("the log is on the disk before a message is acknowledged, each time", () => {
    const { syncedFirst, total } = traceAcceptance(store.file);
    expect(total).toBe(COUNT);
    expect(syncedFirst).toBe(COUNT);
  });
  test("the same measure finds out a database that does not wait for its disk", () => {
    const { syncedFirst, total } = traceAcceptance(`control:${join(store.folder, "control.sqlite")}`);
    expect(total).toBe(COUNT);
    expect(syncedFirst).toBeLessThan(COUNT / 10);
  });
  test("a disk that reports errors refuses messages, keeps the acknowledged ones, and works again afterwards", async () => {
    const injected = ["-e", "inject=fsync,fdatasync:error=EIO:when=20..25"];
    const output = strace(injected, [acceptMessages, store.file, "60"]);
    const { acknowledged, refused } = answers(output);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toContain("the disk reported an error");
    expect(acknowledged.length + refused.length).toBe(60);
    expect(output.trimEnd().split("\n").at(-1)).toMatch(/^ack/);
    const kept = new Set((await store.open().list()).map(({ id }) => id));
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  });

  /** How many of the messages were acknowledged only after the log was synced since the one before. */
  function traceAcceptance(file: string): { readonly syncedFirst: number; readonly total: number } {
    const trace = join(store.folder, "trace");
    strace(["-e", "trace=fsync,fdatasync,write", "-o", trace], [acceptMessages, file, String(COUNT)]);
    let synced = false;
    let syncedFirst = 0;
    let total = 0;
    const syncing = new Set<string>();
    for (const line of readFileSync(trace, "utf8").split("\n")) {
      const [thread = ""] = line.split(" ", 1);
      const isSync = /^\d+ +(fsync|fdatasync)\(\d+<[^>]*-wal>/.test(line);
      if (isSync && line.includes("unfinished")) syncing.add(thread);
      const isResumed = / (fsync|fdatasync) resumed>/.test(line) && syncing.delete(thread);
      if ((isSync || isResumed) && line.endsWith(" = 0")) synced = true;
      if (!/^\d+ +write\(1<[^>]*>, "ack /.test(line)) continue;
      total++;
      if (synced) syncedFirst++;
      synced = false;
    }
    return { syncedFirst, total };
  }
});

/** Runs a script under strace; gives what it printed. */
function strace(options: readonly string[], script: readonly string[]): string {
  return execFileSync(STRACE, ["-f", "-y", ...options, process.execPath, ...script], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", options.includes("-o") ? "inherit" : "ignore"],
    maxBuffer: 1 << 26,
  });
}

function answers(output: string): { readonly acknowledged: readonly string[]; readonly refused: readonly string[] } {
  // The last line may have been cut off by the kill.
  const lines = output.split("\n").slice(0, -1);
  const after = (word: string) => lines.filter((line) => line.startsWith(word)).map((line) => line.slice(word.length));
  return { acknowledged: after("ack "), refused: after("refused ") };
}

function reasonNotToTrace(): string | undefined {
  const trial = spawnSync(STRACE, ["-o", "/dev/null", process.execPath, "--version"]);
  if (trial.error !== undefined) return " (skipped: strace is not installed)";
  return trial.status === 0 ? undefined : " (skipped: strace may not trace here)";
}
