import { existsSync } from "node:fs";
import { buildOf, judge } from "#engine/command/run-command.mjs";
import { siteEnvironment, siteName } from "#engine/command/site-folders.mjs";
import { readEnvironment } from "../common/environment.ts";
import { workAsOwner } from "../common/owner-rights.ts";
import { mailHost } from "../delivery/mail-settings.ts";
import { ownerFactsOf } from "../http/load-build.ts";
import { outboxAt, sqliteFile } from "../outbox/outbox-at.ts";
import { ownerVoice, saying, ToldError } from "../words/owner-words.ts";
import { type InboxCommand, type InboxContext, inboxCommands } from "./inbox-commands.ts";
import { inboxCommand } from "./inbox-operands.mjs";

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
