import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { normaliseEmail } from "../../contract/contact-message.ts";
import { BACKUP_MARK } from "../../contract/data-folder.ts";
import { DAY, utcMinute } from "../common/clock.ts";
import type { Environment } from "../common/environment.ts";
import { terminalLine, terminalLines } from "../common/visitor-text.ts";
import { contactTextsOf } from "../http/load-build.ts";
import { backUpSqlite } from "../outbox/back-up-sqlite.ts";
import { type MessageState, messageStates, type Outbox, type StoredMessage } from "../outbox/outbox.ts";
import { sqliteFile } from "../outbox/outbox-at.ts";
import { exportCsv, exportJson } from "./export-messages.ts";
import { countsLine, failureLines, messageTable } from "./message-table.ts";
import { testChain } from "./test-chain.ts";

/** Where the server's build lies unless it is told otherwise. */
const BUILD_FOLDER = "dist";

/** A command called in a wrong way, or that cannot be carried out; its text says what to do. */
export class InboxError extends Error {
  override readonly name = "InboxError";
}

/** What a command works with. */
export interface InboxContext {
  readonly outbox: Outbox;
  readonly environment: Environment;
  /** Writes to the output, as it is. */
  readonly write: (text: string) => void;
  readonly isTerminal: boolean;
  readonly options: {
    readonly format?: string | undefined;
    readonly state?: string | undefined;
    readonly days?: string | undefined;
    readonly all?: boolean | undefined;
  };
}

/** A command: does its work and says what it did. @returns the exit code */
type InboxCommand = (context: InboxContext, operands: readonly string[]) => Promise<number>;

/** The commands of `npm run inbox`, by name. */
export const inboxCommands: Readonly<Record<string, InboxCommand>> = {
  async list({ outbox, write, isTerminal, options }) {
    const states = options.state === undefined ? messageStates : [knownState(options.state)];
    const messages = await outbox.list({ states });
    write(messageTable(messages, isTerminal));
    if (isTerminal) write(`\n${countsLine(await outbox.counts())}\n${failureLines(messages)}`);
    return 0;
  },

  async show({ outbox, write }, operands) {
    for (const message of await chosen(outbox, operands)) write(wholeMessage(message));
    return 0;
  },

  async export({ outbox, write, options }) {
    const format = options.format ?? "csv";
    if (format !== "csv" && format !== "json") throw new InboxError(`--format is csv or json, not "${format}".`);
    const messages = (await outbox.list()).toReversed();
    write(format === "csv" ? exportCsv(messages) : exportJson(messages));
    return 0;
  },

  async retry(context, operands) {
    if (context.options.all !== true) return putBack(context, operands, ["failed", "uncertain"]);
    if (operands.length > 0) throw new InboxError("Give IDs, or --all, not both.");
    const failed = await context.outbox.list({ states: ["failed", "uncertain"] });
    return requeue(
      context,
      failed.map(({ id }) => id),
    );
  },

  release: (context, operands) => putBack(context, operands, ["quarantined"]),

  async discard({ outbox, write }, operands) {
    const messages = await chosen(outbox, operands, ["quarantined", "failed"]);
    write(`${counted(await outbox.remove(messages.map(({ id }) => id)))} removed.\n`);
    return 0;
  },

  async erase({ outbox, write }, operands) {
    const [email, ...more] = operands;
    if (email === undefined || more.length > 0) throw new InboxError("Give one e-mail address: erase EMAIL");
    const removed = await outbox.eraseByEmail(normaliseEmail(email));
    write(`${counted(removed)} of ${terminalLine(email)} removed. Mails that were sent are still in your mailbox.\n`);
    return 0;
  },

  async purge({ outbox, environment, write, options }) {
    const days = options.days === undefined ? environment.CONTACT_RETENTION_DAYS : Number(options.days);
    if (!Number.isInteger(days) || days < 0) throw new InboxError(`--days is a whole number, not "${options.days}".`);
    const removed = await outbox.purge(Date.now() - days * DAY);
    write(`${counted(removed)} received more than ${days} days ago removed. What still waits to be sent is kept.\n`);
    return 0;
  },

  async backup({ environment, write }, operands) {
    const [target, ...more] = operands;
    if (target === undefined || more.length > 0) throw new InboxError("Give the file to write: backup FILE");
    if (environment.DATABASE_URL !== undefined)
      throw new InboxError("The messages are in PostgreSQL. Copy them with its own pg_dump: docs/how-to/back-up.md");
    copyOutbox(sqliteFile(environment.DATA_DIR), target);
    markBackup(environment.DATA_DIR);
    write(`${terminalLine(target)} has every message until now. To restore it: docs/how-to/back-up.md\n`);
    return 0;
  },

  async test({ outbox, environment, write }) {
    const texts = contactTextsOf(BUILD_FOLDER) ?? {};
    return (await testChain(environment, outbox, texts, (line) => write(`${terminalLines(line)}\n`))) ? 0 : 1;
  },
};

async function putBack(context: InboxContext, operands: readonly string[], states: readonly MessageState[]) {
  const messages = await chosen(context.outbox, operands, states);
  return requeue(
    context,
    messages.map(({ id }) => id),
  );
}

async function requeue({ outbox, write }: InboxContext, ids: readonly string[]) {
  const changed = await outbox.requeue(ids, Date.now());
  write(`${counted(changed)} put back into the queue. The running server sends within seconds.\n`);
  return 0;
}

function copyOutbox(file: string, target: string): void {
  if (!existsSync(file)) throw new InboxError(`There is no outbox ${file}. Set DATA_DIR as the server has it.`);
  if (existsSync(target)) throw new InboxError(`${target} is there already. Give a file that is not.`);
  try {
    backUpSqlite(file, target);
  } catch (error) {
    throw new InboxError(`${target} could not be written: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Leaves a mark for the report of the next build, where the folder can be written; the copy is good without it too. */
function markBackup(folder: string): void {
  try {
    writeFileSync(join(folder, BACKUP_MARK), "");
  } catch {
    return;
  }
}

/** The messages that ids name. @throws {InboxError} where one is unknown, or in a state that the command is not for */
async function chosen(
  outbox: Outbox,
  ids: readonly string[],
  states: readonly MessageState[] = messageStates,
): Promise<readonly StoredMessage[]> {
  if (ids.length === 0) throw new InboxError("Give the ID of a message; npm run inbox -- list shows them.");
  const messages = await Promise.all(ids.map((id) => outbox.get(id)));
  return messages.map((message, index) => {
    const id = ids[index] ?? "";
    if (message === undefined)
      throw new InboxError(`There is no message ${terminalLine(id)}. See: npm run inbox -- list`);
    if (states.includes(message.state)) return message;
    throw new InboxError(`Message ${id} is ${message.state}; this is for messages that are ${states.join(" or ")}.`);
  });
}

function knownState(word: string): MessageState {
  const state = messageStates.find((known) => known === word);
  if (state === undefined) throw new InboxError(`--state is one of ${messageStates.join(", ")}, not "${word}".`);
  return state;
}

function wholeMessage(message: StoredMessage): string {
  const { id, name, email, locale, receivedAt, state, attempts, nextAttemptAt, sentAt, lastError, suspicions } =
    message;
  const facts: readonly (readonly [string, string | undefined])[] = [
    ["ID", id],
    ["From", `${terminalLine(name)} <${terminalLine(email)}>`],
    ["Language", locale],
    ["Received", `${utcMinute(receivedAt)} UTC`],
    ["State", `${state}${message.isTest ? " (test)" : ""}`],
    ["Attempts", String(attempts)],
    ["Next", nextAttemptAt === undefined ? undefined : `${utcMinute(nextAttemptAt)} UTC`],
    ["Sent", sentAt === undefined ? undefined : `${utcMinute(sentAt)} UTC`],
    ["Trouble", lastError === undefined ? undefined : `${lastError.kind}: ${terminalLine(lastError.text)}`],
    ["Signs", suspicions.length === 0 ? undefined : suspicions.join(" ")],
  ];
  const lines = facts
    .filter(([, value]) => value !== undefined)
    .map(([label, value]) => `${`${label}:`.padEnd(10)}${value}`);
  return `${lines.join("\n")}\n\n${terminalLines(message.message)}\n\n`;
}

function counted(count: number): string {
  return count === 1 ? "1 message" : `${count} messages`;
}
