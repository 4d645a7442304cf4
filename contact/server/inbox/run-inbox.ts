import { existsSync } from "node:fs";
import { EnvironmentError, readEnvironment } from "../common/environment.ts";
import { terminalLine } from "../common/visitor-text.ts";
import { mailHost } from "../delivery/mail-settings.ts";
import { ownerFactsOf } from "../http/load-build.ts";
import { OutboxUnavailableError } from "../outbox/outbox.ts";
import { outboxAt, sqliteFile } from "../outbox/outbox-at.ts";
import { messageStates } from "../outbox/stored-message.ts";
import { type OwnerVoice, ownerVoice } from "../words/owner-words.ts";
import { type InboxCommand, type InboxContext, InboxError } from "./inbox-command.ts";
import { inboxCommands } from "./inbox-commands.ts";
import { type InboxArguments, misuseInWords, readArguments } from "./read-arguments.ts";

/** Where the build lies unless --root says otherwise, as for the server. */
const BUILD_FOLDER = "dist";

type CommandName = keyof typeof inboxCommands;

/** Where the command writes, and whether people or programs read it there. */
type InboxOutput = Pick<InboxContext, "write" | "complain" | "isTerminal">;

/**
 * Runs the owner's command.
 *
 * @param args what stands after `npm run inbox --`
 * @returns the exit code
 */
export async function runInbox(
  args: readonly string[],
  variables: Readonly<Record<string, string | undefined>>,
  output: InboxOutput,
): Promise<number> {
  const given = readArguments(args);
  const facts = ownerFactsOf(given.options.root || BUILD_FOLDER);
  const owner = ownerVoice(facts);
  try {
    if (given.options.help !== undefined || given.name === "help") {
      output.write(help(owner));
      return 0;
    }
    const command = chosenCommand(given, owner);
    const environment = readEnvironment(variables);
    const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = environment;
    const file = sqliteFile(dataDir);
    if (databaseUrl === undefined && command.makesOutbox !== true && !existsSync(file))
      throw new InboxError(owner.say("no-outbox", { file }));
    const outbox = outboxAt({ databaseUrl, dataDir, mailHost: mailHost(environment) });
    try {
      const context = { ...output, outbox, environment, facts, owner, options: given.options };
      return await command.run(context, given.operands);
    } finally {
      await outbox.close();
    }
  } catch (error) {
    output.complain(`${problem(error, owner)}\n`);
    return 1;
  }
}

/** The command that was asked for. @throws {InboxError} where it is missing or unknown, or was given what it does not take */
function chosenCommand(given: InboxArguments, owner: OwnerVoice): InboxCommand {
  const { name } = given;
  if (name === undefined || !isCommand(name)) {
    const text =
      name === undefined ? owner.say("no-command") : owner.say("unknown-command", { name: terminalLine(name) });
    throw new InboxError(`${text}\n${owner.say("see-help")}`);
  }
  const command: InboxCommand = inboxCommands[name];
  const misuse = misuseInWords(given, command, owner);
  if (misuse === undefined) return command;
  throw new InboxError(`${misuse}\n${owner.say("usage", { usage: usageOf(name) })}`);
}

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(inboxCommands, name);
}

function usageOf(name: CommandName): string {
  return `npm run inbox -- ${name} ${inboxCommands[name].usage}`.trimEnd();
}

function help({ say, meaning }: OwnerVoice): string {
  const names = Object.keys(inboxCommands).filter(isCommand);
  const width = Math.max(...names.map((name) => usageOf(name).length));
  const states = messageStates.map((state) => `${state} (${meaning("state", state)})`).join(", ");
  return [
    say("inbox-title"),
    "",
    ...names.map((name) => `  ${usageOf(name).padEnd(width)}  ${say(`help-${name}`)}`),
    "",
    say("inbox-states", { states }),
    "",
    say("inbox-where"),
    "",
  ].join("\n");
}

function problem(error: unknown, { say, reason }: OwnerVoice): string {
  if (error instanceof EnvironmentError) return `${say("start-environment")}\n${reason(error)}`;
  if (error instanceof OutboxUnavailableError) return say("inbox-unavailable", { reason: reason(error) });
  if (error instanceof InboxError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
