import { existsSync } from "node:fs";
import { buildOf, judge, type Values } from "#engine/command/run-command.mjs";
import { siteEnvironment, siteName } from "#engine/command/site-folders.mjs";
import type { OwnerFacts } from "#engine/manifest/owner-facts.ts";
import { normaliseEmail } from "../../message/contact-message.ts";
import { BACKUP_MARK } from "../../message/data-folder.ts";
import { DAY } from "../common/clock.ts";
import { type Environment, readEnvironment } from "../common/environment.ts";
import { workAsOwner } from "../common/owner-rights.ts";
import { timeMemory } from "../common/private-file.ts";
import { plainLine, plainLines } from "../common/visitor-text.ts";
import { retentionDays } from "../delivery/housekeeping.ts";
import { mailHost } from "../delivery/mail-settings.ts";
import { ownerFactsOf } from "../http/load-build.ts";
import { backUpSqlite, restoreSqlite } from "../outbox/copies.ts";
import { messageStates } from "../outbox/message-states.mjs";
import type { Outbox } from "../outbox/outbox.ts";
import { outboxAt, sqliteFile } from "../outbox/outbox-at.ts";
import { isSeen, type MessageState, type StoredMessage, statesAllowing } from "../outbox/stored-message.ts";
import { isKeptOfCrowd } from "../receiving/spam-score.ts";
import { type OwnerVoice, ownerVoice, reasonOf, saying, ToldError } from "../words/owner-words.ts";
import { inboxCommand, type inboxOperands } from "./inbox-operands.mjs";
import { countsLine, exportCsv, exportJson, failureLines, messageTable, wholeMessage } from "./message-table.ts";
import { testChain } from "./test-chain.ts";

/**
 * Runs the owner's command.
 *
 * @param args what stands after `npm run inbox --`
 * @param output where it writes, and whether people or programs read it there
 * @returns the exit code
 */
export async function runInbox(
  args: readonly string[],
  variables: Readonly<Record<string, string | undefined>>,
  output: Pick<InboxContext, "write" | "complain" | "isTerminal">,
): Promise<number> {
  const given = judge(inboxCommand, args);
  if ("answer" in given) {
    const { code, text } = given.answer;
    (code === 0 ? output.write : output.complain)(text);
    return code;
  }
  const {
    values: options,
    operands: [name, ...operands],
  } = given;
  const facts = ownerFactsOf(buildOf(options));
  const owner = ownerVoice(facts);
  try {
    const command: InboxCommand = inboxCommands[name as keyof typeof inboxCommands];
    const makesOutbox = command === inboxCommands.restore;
    const environment = readEnvironment(siteEnvironment(options.site, variables));
    const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = environment;
    const file = sqliteFile(dataDir);
    workAsOwner(dataDir);
    const site = options.site === undefined ? facts.site : siteName(options.site);
    if (databaseUrl === undefined && !makesOutbox && !existsSync(file))
      throw new ToldError(saying("no-outbox", { file }));
    const outbox = outboxAt({ databaseUrl, dataDir, mailHost: mailHost(environment), site });
    try {
      const context = { ...output, outbox, environment, facts, owner, options };
      return (await command(context, operands)) === false ? 1 : 0;
    } finally {
      await outbox.close();
    }
  } catch (error) {
    const isTold = error instanceof ToldError || !(error instanceof Error);
    output.complain(`${isTold ? owner.reason(error) : (error.stack ?? error.message)}\n`);
    return 1;
  }
}

interface InboxContext {
  readonly outbox: Outbox;
  readonly environment: Environment;
  readonly facts: OwnerFacts;
  readonly owner: OwnerVoice;
  /** Writes to the output, as it is. */
  readonly write: (text: string) => void;
  /** Writes to where errors go. */
  readonly complain: (text: string) => void;
  readonly isTerminal: boolean;
  readonly options: Values<typeof inboxCommand>;
}

/** Does the work of a command, and says what it did. @returns false where it has said what failed */
type InboxCommand = (context: InboxContext, operands: readonly string[]) => Promise<unknown>;

/** The commands of `npm run inbox`, by name; `inboxOperands` says what each is given. */
const inboxCommands = {
  async list({ outbox, write, isTerminal, owner, options }) {
    const messages = await outbox.list({ states: messageStates.filter((one) => one === (options.state ?? one)) });
    write(messageTable(messages, isTerminal, owner));
    if (isTerminal) write(`\n${countsLine(await outbox.counts(), owner)}\n${failureLines(messages, owner)}`);
  },
  async show(context, operands) {
    const messages = await chosen(context, operands);
    for (const message of messages) context.write(wholeMessage(message, context.owner));
    try {
      await context.outbox.markSeen(idsOf(messages), Date.now());
    } catch (error) {
      context.complain(`${context.owner.say("not-marked", { reason: reasonOf(error) })}\n`);
    }
  },
  async export({ outbox, write, complain, owner, options }, [typed]) {
    const email = typed === undefined ? undefined : normaliseEmail(typed);
    const messages = (await outbox.list({ email })).toReversed();
    write(options.format === "json" ? exportJson(messages) : exportCsv(messages));
    if (email !== undefined && messages.length === 0) complain(`${owner.say("nobody-wrote", { email })}\n`);
  },
  async retry(context, operands) {
    const states = statesAllowing.retry;
    const { outbox, options } = context;
    await requeue(context, await (options.all ? outbox.list({ states }) : chosen(context, operands, states)));
  },
  async release(context, operands) {
    const states = statesAllowing.release;
    if (!context.options.all) return requeue(context, await chosen(context, operands, states));
    await requeue(context, (await context.outbox.list({ states })).filter(isKeptOfCrowd));
  },
  async discard(context, operands) {
    const { outbox, owner, write } = context;
    const messages = await chosen(context, operands, statesAllowing.discard);
    const unseen = messages.filter((message) => !isSeen(message));
    write(`${owner.say("removed", { count: await outbox.remove(idsOf(messages)) })}\n`);
    if (unseen.length > 0) write(`${owner.say("removed-unseen", { count: unseen.length })}\n`);
  },
  async erase({ outbox, owner, write }, [typed = ""]) {
    const email = normaliseEmail(typed);
    write(`${owner.say("erased", { email: plainLine(email), count: await outbox.eraseByEmail(email) })}\n`);
  },
  async purge({ outbox, environment, facts, owner, write, options }) {
    const usual = retentionDays(environment.CONTACT_RETENTION_DAYS, facts.retentionMonths);
    const days = Number(options.days ?? usual);
    const before = Date.now() - days * DAY;
    const unseen = await outbox.countUnseen(before);
    const count = await outbox.purge(before, options.unseen === true);
    write(`${owner.say("purged", { days, count })}\n`);
    const left = await outbox.countUnseen(before);
    if (unseen > left) write(`${owner.say("removed-unseen", { count: unseen - left })}\n`);
    if (left > 0) write(`${owner.say("purge-kept", { days, count: left })}\n`);
  },
  test: ({ outbox, environment, owner, write }) =>
    testChain(environment, outbox, owner, (line) => write(`${plainLines(line)}\n`)),
  /** Copies all messages as of one moment, while the server runs. */
  async backup({ environment, owner, write }, [target = ""]) {
    if (environment.DATABASE_URL !== undefined) throw new ToldError(saying("backup-postgres"));
    backUpSqlite(sqliteFile(environment.DATA_DIR), target);
    // For the report of the next build, where the folder can be written; the copy is good without it too.
    timeMemory(environment.DATA_DIR, BACKUP_MARK).write(Date.now());
    write(`${owner.say("backup-made", { file: plainLine(target) })}\n`);
  },
  /** Puts a copy back in place, while the server is stopped. */
  async restore({ environment, owner, write }, [copy = ""]) {
    if (environment.DATABASE_URL !== undefined) throw new ToldError(saying("restore-postgres"));
    const file = plainLine(copy);
    const { total, back, setAside } = restoreSqlite(copy, environment.DATA_DIR);
    write(`${owner.say("restore-done", { file, total, back, kept: total - back })}\n`);
    if (setAside !== undefined) write(`${owner.say("restore-set-aside", { folder: setAside })}\n`);
    write(`${owner.say("restore-start")}\n`);
  },
} as const satisfies Readonly<Record<keyof typeof inboxOperands, InboxCommand>>;

async function requeue({ outbox, owner, write }: InboxContext, messages: readonly StoredMessage[]) {
  write(`${owner.say("put-back", { count: await outbox.requeue(idsOf(messages), Date.now()) })}\n`);
}

function idsOf(messages: readonly StoredMessage[]): readonly string[] {
  return messages.map(({ id }) => id);
}

/** The messages that ids name. @throws {ToldError} where one is unknown, or in a state that the command is not for */
async function chosen(
  { outbox, owner }: InboxContext,
  ids: readonly string[],
  states: readonly MessageState[] = messageStates,
): Promise<readonly StoredMessage[]> {
  const messages = await Promise.all(ids.map((id) => outbox.get(id)));
  return messages.map((message, index) => {
    const id = plainLine(ids[index] ?? "");
    if (message === undefined) throw new ToldError(saying("no-such-message", { id }));
    if (states.includes(message.state)) return message;
    const wanted = states.map((state) => owner.meaning("state", state)).join(owner.say("or"));
    throw new ToldError(saying("wrong-state", { id, state: owner.meaning("state", message.state), states: wanted }));
  });
}
