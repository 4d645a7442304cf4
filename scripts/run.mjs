/**
 * Starts a command of the project: `node scripts/run.mjs <command> [arguments]`. Sets up what is missing, then hands
 * over to the pinned Node, passing on arguments, signals and the exit code.
 */
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { delimiter, join } from "node:path";
import { commands, planned } from "./commands.mjs";
import { projectFolder } from "./project-folder.mjs";
import { SetupError, say } from "./setup/run-step.mjs";
import { setup } from "./setup/setup.mjs";

const [name = "", ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
const plan = Object.entries(planned).find(([other]) => other === name)?.[1];

if (plan !== undefined) {
  process.stdout.write(`npm run ${name}: ${plan}.\nThis command is not there yet.\n`);
  process.exitCode = args.includes("--help") ? 0 : 1;
} else if (command === undefined) {
  say(`Unknown command "${name}". Commands: ${Object.keys(commands).join(", ")}.`);
  process.exitCode = 1;
} else {
  try {
    const { browser = false, others = false } = args.includes("--help") ? {} : command;
    handOver(await setup({ browser, others }), command);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    say(error.message);
    process.exitCode = 1;
  }
}

/** Runs the command's entry and ends as it ends. */
function handOver(
  /** @type {string} */ node,
  /** @type {import("./commands.mjs").Command} */ { entry, args: own = [], node: options = [], env = {} },
) {
  const path = [join(projectFolder, "node_modules", ".bin"), process.env.PATH ?? ""].join(delimiter);
  const child = spawn(node, [...options, join(projectFolder, entry), ...own, ...args], {
    cwd: projectFolder,
    // Node keeps what it compiled: without this, each start and each worker strips the types of every file again.
    env: { NODE_COMPILE_CACHE: join(projectFolder, ".cache/node"), ...env, ...process.env, PATH: path },
    stdio: "inherit",
  });
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => {
      // A terminal sends Ctrl+C to the child as well; twice would mean "at once" to some programs.
      if (signal === "SIGINT" && process.stdin.isTTY) return;
      child.kill(signal);
    });
  }
  child.on("close", (code, signal) => process.exit(code ?? 128 + (signal === null ? 0 : constants.signals[signal])));
}
