import { existsSync } from "node:fs";
import { BACKUP_MARK } from "../../message/data-folder.ts";
import { asCaller } from "../common/owner-rights.ts";
import { timeMemory } from "../common/time-memory.ts";
import { terminalLine } from "../common/visitor-text.ts";
import { backUpSqlite } from "../outbox/back-up-sqlite.ts";
import { sqliteFile } from "../outbox/outbox-at.ts";
import { RestoreError, restoreSqlite } from "../outbox/restore-sqlite.ts";
import { type OwnerVoice, ToldError } from "../words/owner-words.ts";
import { type InboxCommand, InboxError } from "./inbox-command.ts";

/** Copies all messages as of one moment, while the server runs. */
export const backup: InboxCommand = {
  usage: "FILE",
  operands: [1, 1],
  async run({ environment, owner, write }, [target = ""]) {
    if (environment.DATABASE_URL !== undefined) throw new InboxError(owner.say("backup-postgres"));
    copyOutbox(sqliteFile(environment.DATA_DIR), target, owner);
    // For the report of the next build, where the folder can be written; the copy is good without it too.
    timeMemory(environment.DATA_DIR, BACKUP_MARK).write(Date.now());
    write(`${owner.say("backup-made", { file: terminalLine(target) })}\n`);
    return 0;
  },
};

/** Puts a copy back in place, while the server is stopped. */
export const restore: InboxCommand = {
  usage: "FILE",
  operands: [1, 1],
  makesOutbox: true,
  async run({ environment, owner, write }, [copy = ""]) {
    if (environment.DATABASE_URL !== undefined) throw new InboxError(owner.say("restore-postgres"));
    const file = terminalLine(copy);
    const { total, back, setAside } = restored(copy, environment.DATA_DIR, owner);
    write(`${owner.say("restore-done", { file, total, back, kept: total - back })}\n`);
    if (setAside !== undefined) write(`${owner.say("restore-set-aside", { folder: setAside })}\n`);
    write(`${owner.say("restore-start")}\n`);
    return 0;
  },
};

function restored(copy: string, dataDir: string, owner: OwnerVoice) {
  try {
    return restoreSqlite(copy, dataDir);
  } catch (error) {
    if (!(error instanceof RestoreError)) throw error;
    throw new InboxError(
      owner.say(`restore-${error.refusal}`, { file: terminalLine(copy), reason: owner.reason(error.cause) }),
    );
  }
}

function copyOutbox(file: string, target: string, owner: OwnerVoice): void {
  if (asCaller(() => existsSync(target)))
    throw new InboxError(owner.say("backup-there", { file: terminalLine(target) }));
  try {
    backUpSqlite(file, target);
  } catch (error) {
    if (error instanceof ToldError) throw error;
    throw new InboxError(owner.say("backup-not-written", { file: terminalLine(target), reason: owner.reason(error) }));
  }
}
