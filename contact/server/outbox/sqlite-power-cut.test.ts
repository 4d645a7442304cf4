import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { filesAfterCut, readTrace, TRACE_OPTIONS, type TraceEvent } from "./test-support/power-cut.ts";
import { type SqliteFolder, sqliteFolder } from "./test-support/sqlite-folder.ts";

const STRACE = "strace";
const acceptMessages = fileURLToPath(new URL("./test-support/accept-messages.ts", import.meta.url));
/** More for a long run: OUTBOX_POWER_CUTS=50 npm test -- contact/server/outbox/sqlite-power-cut */
const CUTS = Number(process.env.OUTBOX_POWER_CUTS ?? 10);
const MESSAGES = 10 * CUTS;

const stores: SqliteFolder[] = [];
function newStore(): SqliteFolder {
  const store = sqliteFolder();
  mkdirSync(dirname(store.file), { recursive: true });
  stores.push(store);
  return store;
}
afterEach(() => Promise.all(stores.splice(0).map((store) => store.clear())));

const untraceable = spawnSync(STRACE, ["-o", "/dev/null", process.execPath, "--version"]).status !== 0;

describe.skipIf(untraceable)(
  "a power cut (skipped where strace cannot trace)",
  { timeout: 60_000 + CUTS * 2000 },
  () => {
    let store: SqliteFolder;
    beforeEach(() => {
      store = newStore();
    });

    test(`loses no acknowledged message, ${CUTS} times, at any moment`, async () => {
      for (const { acknowledged, file, cut } of cutsOf(traceOf(store.file, ""))) {
        const outbox = cut.open();
        const kept = new Set((await outbox.list()).map(({ id }) => id));
        await outbox.close();
        expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
        const database = new DatabaseSync(file);
        expect(database.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
        database.close();
      }
    });

    test("the same measure finds out a database that does not wait for its disk", () => {
      const lost = cutsOf(traceOf(store.file, "control:")).map(({ acknowledged, file }) => {
        const database = new DatabaseSync(file);
        const hasTable = database.prepare("SELECT COUNT(*) AS number FROM sqlite_schema").get()?.number === 1;
        const kept = hasTable
          ? database
              .prepare("SELECT id FROM t")
              .all()
              .map(({ id }) => id)
          : [];
        database.close();
        return acknowledged.filter((id) => !kept.includes(id)).length;
      });
      expect(Math.max(...lost)).toBeGreaterThan(0);
    });

    test("a disk that reports errors refuses messages, keeps the acknowledged ones, and works again afterwards", async () => {
      const failing = ["-f", "-e", "inject=fsync,fdatasync:error=EIO:when=20..25"];
      const program = [process.execPath, acceptMessages, store.file, "60"];
      const output = execFileSync(STRACE, [...failing, ...program], { stdio: ["ignore", "pipe", "ignore"] });
      const answers = String(output).trimEnd().split("\n");
      const acknowledged = answers.flatMap((answer) => /^ack (.+)/.exec(answer)?.[1] ?? []);
      const refused = answers.filter((answer) => answer.startsWith("refused The disk reported an error"));
      expect(refused.length).toBeGreaterThan(0);
      expect(acknowledged.length + refused.length).toBe(60);
      expect(answers.at(-1)).toMatch(/^ack/);
      const kept = new Set((await store.open().list()).map(({ id }) => id));
      expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
    });

    /** What a process does that accepts messages. */
    function traceOf(file: string, prefix: string): readonly TraceEvent[] {
      const trace = join(store.folder, "trace");
      const program = [
        process.execPath,
        acceptMessages,
        `${prefix}${file}`,
        String(MESSAGES),
        prefix === "" ? "3" : "1",
      ];
      execFileSync(STRACE, ["-f", "-y", ...TRACE_OPTIONS, "-o", trace, ...program], { stdio: "ignore" });
      const events = readTrace(readFileSync(trace, "latin1"));
      expect(events.filter(({ kind }) => kind === "acknowledged")).toHaveLength(MESSAGES);
      return events;
    }
  },
);

/** Folders as they are found after cuts at different moments, and what had been acknowledged by then. */
function cutsOf(events: readonly TraceEvent[]) {
  const first = events.findIndex(({ kind }) => kind === "acknowledged");
  const moments = fc.sample(
    fc.tuple(
      fc.integer({ min: first + 1, max: events.length }),
      fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
    ),
    CUTS,
  );
  return moments.map(([moment, randoms]) => {
    const before = events.slice(0, moment);
    const cut = newStore();
    for (const [name, bytes] of filesAfterCut(before, () => Number(randoms.next().value)))
      if (!name.endsWith("-shm")) writeFileSync(join(dirname(cut.file), name), bytes);
    return {
      cut,
      file: cut.file,
      acknowledged: before.flatMap((event) => (event.kind === "acknowledged" ? [event.id] : [])),
    };
  });
}
