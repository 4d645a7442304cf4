/**
 * A process that puts a copy back on a disk with more and more room, until that works. Argument: a folder on it. Prints what became of each
 * attempt, how many messages there were afterwards, and what was left in the folder, as JSON.
 */
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { backUpSqlite, type RestoreError, restoreSqlite } from "../copies.ts";
import { outboxAt, sqliteFile } from "../outbox-at.ts";
import { sampleMessage } from "./sample-message.ts";

const disk = process.argv[2] ?? "";
const dataDir = join(disk, "data");
const elsewhere = mkdtempSync(join(tmpdir(), "full-disk-"));
const copy = join(elsewhere, "copy.sqlite");

const made = outboxAt({ dataDir: elsewhere });
const accept = () => made.accept(sampleMessage({ message: "x".repeat(4000) }), 0);
const ids = (await Promise.all(Array.from({ length: 100 }, accept))).map(({ id }) => id);
backUpSqlite(sqliteFile(elsewhere), copy);
await made.remove(ids.slice(0, 40));
await accept();
mkdirSync(dataDir, { mode: 0o700 });
// While it is open: the newest messages are in the log.
for (const suffix of ["", "-wal"]) copyFileSync(sqliteFile(elsewhere) + suffix, sqliteFile(dataDir) + suffix);
await made.close();

const attempts: (readonly [outcome: string, messages: number])[] = [];
for (let room = 0; attempts.at(-1)?.[0] !== "restored" && room < 4_000_000; room += 120_000) {
  leaveRoom(room);
  const outcome = attempt();
  leaveRoom(Number.POSITIVE_INFINITY);
  const outbox = outboxAt({ dataDir });
  attempts.push([outcome, (await outbox.list()).length]);
  await outbox.close();
}
process.stdout.write(JSON.stringify({ attempts, left: readdirSync(dataDir) }));
rmSync(elsewhere, { recursive: true });

function attempt(): string {
  try {
    restoreSqlite(copy, dataDir);
    return "restored";
  } catch (error) {
    return String((error as RestoreError).said[0]?.word).replace("restore-", "");
  }
}

/** Fills the disk but for this many bytes. */
function leaveRoom(bytes: number): void {
  const ballast = join(disk, "ballast");
  rmSync(ballast, { force: true });
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - bytes)));
}
