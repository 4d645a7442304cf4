import { type ParseArgsConfig, parseArgs } from "node:util";

/** The options of a command, as Node's `parseArgs` takes them; `--help` is every command's. */
type Options = NonNullable<ParseArgsConfig["options"]>;
type Values<Own extends Options> = ReturnType<typeof parseArgs<{ options: Own }>>["values"];

/**
 * Runs a command with the options that it was started with. `--help` prints what it does; an option that it does not take
 * is named above that. An error of the program is thrown.
 *
 * @param run does the work; gives the exit code
 */
export async function runCommand<const Own extends Options>(
  help: string,
  own: Own,
  run: (values: Values<Own>) => Promise<number>,
): Promise<void> {
  const values = given(help, own);
  if (values === undefined) process.exitCode = 1;
  else if ("help" in values && values.help === true) process.stdout.write(help);
  else process.exitCode = await run(values);
}

/** The options that were given; undefined where the command does not take them, which is then said. */
function given<const Own extends Options>(help: string, own: Own): Values<Own> | undefined {
  try {
    return parseArgs({ options: { ...own, help: { type: "boolean" } } }).values as Values<Own>;
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${help}`);
    return undefined;
  }
}
