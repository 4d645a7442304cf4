import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { EnvironmentError, readEnvironment } from "../common/environment.ts";
import { mailHost } from "../delivery/mail-settings.ts";
import { OutboxUnavailableError } from "../outbox/outbox.ts";
import { outboxAt, sqliteFile } from "../outbox/outbox-at.ts";
import { InboxError, inboxCommands } from "./inbox-commands.ts";

const HELP = `The contact messages that the server keeps.

  npm run inbox -- list [--state STATE]          newest first; STATE: queued, sending, sent, failed, uncertain, quarantined
  npm run inbox -- show ID                       a whole message
  npm run inbox -- export [--format csv|json]    all of them, to a file: npm run -s inbox -- export > messages.csv
  npm run inbox -- retry ID | --all              send a failed message, or all of them, again
  npm run inbox -- release ID                    send a quarantined message: it was no spam
  npm run inbox -- discard ID                    remove a quarantined or failed message
  npm run inbox -- erase EMAIL                   remove every message of an e-mail address (right to erasure)
  npm run inbox -- purge [--days N]              remove what is older than CONTACT_RETENTION_DAYS
  npm run inbox -- backup FILE                   copy all of them, while the server runs (docs/how-to/back-up.md)
  npm run inbox -- test                          send a test message the whole way, and say how each step went

Run it where the server runs, with the same settings: DATA_DIR or DATABASE_URL; for test also SMTP_URL, CONTACT_TO,
CONTACT_FROM.
`;

/** Where the command writes, and whether people or programs read it there. */
interface InboxOutput {
  readonly write: (text: string) => void;
  readonly complain: (text: string) => void;
  readonly isTerminal: boolean;
}

/**
 * Runs the owner's command.
 *
 * @param args what stands after `npm run inbox --`
 * @returns the exit code
 */
export async function runInbox(
  args: readonly string[],
  variables: Readonly<Record<string, string | undefined>>,
  { write, complain, isTerminal }: InboxOutput,
): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: "boolean", default: false },
        format: { type: "string" },
        state: { type: "string" },
        days: { type: "string" },
        all: { type: "boolean", default: false },
      },
    });
    const [name, ...operands] = positionals;
    if (values.help || name === "help") {
      write(HELP);
      return 0;
    }
    const command = name !== undefined && Object.hasOwn(inboxCommands, name) ? inboxCommands[name] : undefined;
    if (command === undefined)
      throw new InboxError(name === undefined ? "Give a command." : `There is no command "${name}".`);
    const environment = readEnvironment(variables);
    const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = environment;
    const file = sqliteFile(dataDir);
    if (databaseUrl === undefined && !existsSync(file))
      throw new InboxError(`There is no outbox ${file}. Set DATA_DIR or DATABASE_URL as the server has it.`);
    const outbox = outboxAt({ databaseUrl, dataDir, mailHost: mailHost(environment) });
    try {
      return await command({ outbox, environment, write, isTerminal, options: values }, operands);
    } finally {
      await outbox.close();
    }
  } catch (error) {
    complain(`${problem(error)}\n`);
    return 1;
  }
}

function problem(error: unknown): string {
  if (error instanceof EnvironmentError) return `An environment variable is wrong.\n${error.message}`;
  if (error instanceof OutboxUnavailableError) return `The messages cannot be read now. ${error.message}`;
  if (error instanceof InboxError || error instanceof TypeError)
    return `${error.message}\nSee: npm run inbox -- --help`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
