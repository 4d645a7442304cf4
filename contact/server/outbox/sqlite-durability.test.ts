import { execFileSync, spawn, spawnSync } from "node:child_process";
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

// That a message is on the disk before it is acknowledged: sqlite-power-cut.test.ts.
test.skipIf(untraceable !== undefined)(
  `a disk that reports errors refuses messages, keeps the acknowledged ones, and works again afterwards${untraceable ?? ""}`,
  { timeout: 120_000 },
  async () => {
    const output = withFailingDisk([acceptMessages, store.file, "60"]);
    const { acknowledged, refused } = answers(output);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toContain("The disk reported an error");
    expect(acknowledged.length + refused.length).toBe(60);
    expect(output.trimEnd().split("\n").at(-1)).toMatch(/^ack/);
    const kept = new Set((await store.open().list()).map(({ id }) => id));
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  },
);

/** Runs a script some of whose syncs fail; gives what it printed. */
function withFailingDisk(script: readonly string[]): string {
  const injected = "inject=fsync,fdatasync:error=EIO:when=20..25";
  return execFileSync(STRACE, ["-f", "-e", injected, process.execPath, ...script], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
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
