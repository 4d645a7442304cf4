/**
 * Starts a command of the project: `node scripts/run.mjs <command> [arguments]`. Judges what it is given, sets up what is
 * missing, then hands over to the pinned Node, passing on arguments, signals and the exit code.
 */
import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { judge, said } from "../engine/command/run-command.mjs";
import { commandEnvironment, commands } from "./commands.mjs";
import { projectFolder } from "./project-folder.mjs";
import { SetupError, say } from "./setup/run-step.mjs";
import { setup } from "./setup/setup.mjs";
import { untilEnded } from "./until-ended.mjs";

const [name = "", ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
const given = command && judge(command.takes, args);

if (command === undefined) {
  say(`Unknown command "${name}". Commands: ${Object.keys(commands).join(", ")}.`);
  process.exitCode = 1;
} else if (given !== undefined && "answer" in given) {
  process.exitCode = said(given.answer);
} else {
  try {
    process.exitCode = await handOver(await setup(command), command);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    say(error.message);
    process.exitCode = 1;
  }
}

/** Runs the command's entry. @returns its exit code */
function handOver(/** @type {string} */ node, /** @type {(typeof commands)[string]} */ { entry, args: own = [] }) {
  const path = [join(projectFolder, "node_modules", ".bin"), process.env.PATH ?? ""].join(delimiter);
  const child = spawn(node, [join(projectFolder, entry), ...own, ...args], {
    cwd: projectFolder,
    env: { ...commandEnvironment(projectFolder), ...process.env, PATH: path },
    stdio: "inherit",
  });
  return untilEnded(child);
}
