import { existsSync } from "node:fs";
import { EnvironmentError, readEnvironment } from "../common/environment.ts";
import { workAsOwner } from "../common/owner-rights.ts";
import { terminalLine } from "../common/visitor-text.ts";
import { mailHost } from "../delivery/mail-settings.ts";
import { ownerFactsOf } from "../http/load-build.ts";
import { outboxAt, sqliteFile } from "../outbox/outbox-at.ts";
import { messageStates } from "../outbox/stored-message.ts";
import { type OwnerVoice, ownerVoice, saying, ToldError } from "../words/owner-words.ts";
import { type InboxCommand, type InboxContext, inboxCommands } from "./inbox-commands.ts";
import { misuseOf, readArguments } from "./read-arguments.ts";

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
    const command = chosenCommand(given);
    const environment = readEnvironment(variables);
    const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = environment;
    const file = sqliteFile(dataDir);
    workAsOwner(dataDir);
    if (databaseUrl === undefined && command.makesOutbox !== true && !existsSync(file))
      throw new ToldError(saying("no-outbox", { file }));
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

/** The command that was asked for. @throws {ToldError} where it is missing or unknown, or was given what it does not take */
function chosenCommand(given: ReturnType<typeof readArguments>): InboxCommand {
  const { name } = given;
  if (name === undefined || !isCommand(name)) {
    const what = name === undefined ? saying("no-command") : saying("unknown-command", { name: terminalLine(name) });
    throw new ToldError([what, saying("see-help")]);
  }
  const command: InboxCommand = inboxCommands[name];
  const misuse = misuseOf(given, command);
  if (misuse === undefined) return command;
  throw new ToldError([misuse, saying("usage", { usage: usageOf(name) })]);
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
  if (error instanceof ToldError) return reason(error);
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
