import { normaliseEmail } from "../../message/contact-message.ts";
import { DAY } from "../common/clock.ts";
import { terminalLine, terminalLines } from "../common/visitor-text.ts";
import { retentionDays } from "../delivery/housekeeping.ts";
import { messageStates } from "../outbox/message-states.mjs";
import { isSeen, type MessageState, type StoredMessage } from "../outbox/stored-message.ts";
import { backup, restore } from "./copy-commands.ts";
import { exportCsv, exportJson } from "./export-messages.ts";
import { type InboxCommand, type InboxContext, InboxError } from "./inbox-command.ts";
import type { inboxOperands } from "./inbox-operands.mjs";
import { countsLine, failureLines, messageTable, wholeMessage } from "./message-table.ts";
import { testChain } from "./test-chain.ts";

/** Whatever its state, but for what a server is sending just now. */
const NOT_SENDING = messageStates.filter((state) => state !== "sending");

const list: InboxCommand = {
  async run({ outbox, write, isTerminal, owner, options }) {
    const messages = await outbox.list({ states: messageStates.filter((one) => one === (options.state ?? one)) });
    write(messageTable(messages, isTerminal, owner));
    if (isTerminal) write(`\n${countsLine(await outbox.counts(), owner)}\n${failureLines(messages, owner)}`);
    return 0;
  },
};

const show: InboxCommand = {
  async run(context, operands) {
    const messages = await chosen(context, operands);
    for (const message of messages) context.write(wholeMessage(message, context.owner));
    await context.outbox.markSeen(idsOf(messages), Date.now());
    return 0;
  },
};

const exportMessages: InboxCommand = {
  async run({ outbox, write, complain, owner, options }, [typed]) {
    const email = typed === undefined ? undefined : normaliseEmail(typed);
    const messages = (await outbox.list({ email })).toReversed();
    write(options.format === "json" ? exportJson(messages) : exportCsv(messages));
    if (email !== undefined && messages.length === 0) complain(`${owner.say("nobody-wrote", { email })}\n`);
    return 0;
  },
};

const retry: InboxCommand = {
  async run(context, operands) {
    if (!context.options.all) return putBack(context, operands, ["failed", "uncertain"]);
    return requeue(context, await context.outbox.list({ states: ["failed", "uncertain"] }));
  },
};

const release: InboxCommand = {
  run: (context, operands) => putBack(context, operands, ["quarantined"]),
};

const discard: InboxCommand = {
  async run(context, operands) {
    const { outbox, owner, write } = context;
    const messages = await chosen(context, operands, NOT_SENDING);
    const unseen = messages.filter((message) => !isSeen(message));
    write(`${owner.say("removed", { count: await outbox.remove(idsOf(messages)) })}\n`);
    if (unseen.length > 0) write(`${owner.say("removed-unseen", { count: unseen.length })}\n`);
    return 0;
  },
};

const erase: InboxCommand = {
  async run({ outbox, owner, write }, [typed = ""]) {
    const email = normaliseEmail(typed);
    write(`${owner.say("erased", { email: terminalLine(email), count: await outbox.eraseByEmail(email) })}\n`);
    return 0;
  },
};

const purge: InboxCommand = {
  async run({ outbox, environment, facts, owner, write, options }) {
    const usual = retentionDays(environment.CONTACT_RETENTION_DAYS, facts.retentionMonths);
    const days = Number(options.days ?? usual);
    const before = Date.now() - days * DAY;
    const unseen = await outbox.countUnseen(before);
    const count = await outbox.purge(before, options.unseen === true);
    write(`${owner.say("purged", { days, count })}\n`);
    const left = await outbox.countUnseen(before);
    if (unseen > left) write(`${owner.say("removed-unseen", { count: unseen - left })}\n`);
    if (left > 0) write(`${owner.say("purge-kept", { days, count: left })}\n`);
    return 0;
  },
};

const test: InboxCommand = {
  async run({ outbox, environment, owner, write }) {
    return (await testChain(environment, outbox, owner, (line) => write(`${terminalLines(line)}\n`))) ? 0 : 1;
  },
};

/** The commands of `npm run inbox`, by name; `inboxOperands` says what each is given. */
export const inboxCommands = {
  list,
  show,
  export: exportMessages,
  retry,
  release,
  discard,
  erase,
  purge,
  backup,
  restore,
  test,
} as const satisfies Readonly<Record<keyof typeof inboxOperands, InboxCommand>>;

async function putBack(context: InboxContext, operands: readonly string[], states: readonly MessageState[]) {
  return requeue(context, await chosen(context, operands, states));
}

async function requeue({ outbox, owner, write }: InboxContext, messages: readonly StoredMessage[]) {
  write(`${owner.say("put-back", { count: await outbox.requeue(idsOf(messages), Date.now()) })}\n`);
  return 0;
}

function idsOf(messages: readonly StoredMessage[]): readonly string[] {
  return messages.map(({ id }) => id);
}

/** The messages that ids name. @throws {InboxError} where one is unknown, or in a state that the command is not for */
async function chosen(
  { outbox, owner }: InboxContext,
  ids: readonly string[],
  states: readonly MessageState[] = messageStates,
): Promise<readonly StoredMessage[]> {
  const messages = await Promise.all(ids.map((id) => outbox.get(id)));
  return messages.map((message, index) => {
    const id = terminalLine(ids[index] ?? "");
    if (message === undefined) throw new InboxError(owner.say("no-such-message", { id }));
    if (states.includes(message.state)) return message;
    const wanted = states.map((state) => owner.meaning("state", state)).join(owner.say("or"));
    throw new InboxError(
      owner.say("wrong-state", { id, state: owner.meaning("state", message.state), states: wanted }),
    );
  });
}
