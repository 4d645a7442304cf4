/**
 * Starts a command of the project: `node scripts/run.mjs <command> [arguments]`. Judges what it is given, sets up what is
 * missing, then hands over to the project's Node, passing on arguments, signals and the exit code.
 */
import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { runCommand } from "../engine/command/run-command.mjs";
import { commandEnvironment, commands } from "./commands.mjs";
import { projectFolder } from "./project-folder.mjs";
import { findNode, noNode } from "./setup/node.mjs";
import { installPackages } from "./setup/packages.mjs";
import { installBrowser, installPrograms } from "./setup/programs.mjs";
import { SetupError, say } from "./setup/run-step.mjs";
import { untilEnded } from "./until-ended.mjs";

const [name = "", ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (command === undefined) {
  say(`Unknown command "${name}". Commands: ${Object.keys(commands).join(", ")}.`);
  process.exitCode = 1;
} else {
  await runCommand(command.takes, async () => handOver(await setup(command), command), args).catch((error) => {
    if (!(error instanceof SetupError)) throw error;
    say(error.message);
    process.exitCode = 1;
  });
}

/** Runs the command's entry. @returns its exit code */
function handOver(/** @type {string} */ node, /** @type {(typeof commands)[string]} */ { entry, args: own = [] }) {
  const path = [join(projectFolder, "node_modules", ".bin"), process.env.PATH ?? ""].join(delimiter);
  const child = spawn(node, [join(projectFolder, entry), ...own, ...args], {
    cwd: projectFolder,
    env: { ...commandEnvironment, ...process.env, PATH: path },
    stdio: "inherit",
  });
  return untilEnded(child);
}

/**
 * Makes the checkout ready: packages and Node; a Chromium, and the other browsers and servers, where a command needs them. Costs
 * some thirty milliseconds when all is in place. Plain JavaScript without dependencies, because it is what brings the rest.
 *
 * @param {import("./commands.mjs").Needs} needs
 * @returns {Promise<string>} path of the Node that runs the project
 * @throws {SetupError} when something is missing that cannot be brought
 */
async function setup({ tools, browser = false, others = false }) {
  let { node, asks } = findNode();
  if (await installPackages({ tools, node: asks })) ({ node } = findNode());
  if (node === undefined) throw noNode();
  if (browser) await installBrowser(node);
  if (others) await installPrograms();
  return node;
}
