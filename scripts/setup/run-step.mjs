import { spawn } from "node:child_process";

/** Interval of the progress line, in milliseconds. */
const HEARTBEAT = 15_000;

/** A problem of the machine or the network that stops the set-up. Its message says what to do. */
export class SetupError extends Error {
  /** @override */
  name = "SetupError";
}

/** Prints one line of progress. On stderr, because stdout belongs to the command that follows. */
export function say(/** @type {string} */ line) {
  process.stderr.write(`${line}\n`);
}

/**
 * Runs a program of the set-up, says now and then that it is still running, and passes what it prints on to stderr.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, label: string }} options label: what is being done, for the progress lines
 * @returns {Promise<boolean>} whether it exited with 0; false too if the program cannot be started
 */
export function runStep(program, args, { label, ...options }) {
  const started = Date.now();
  const heartbeat = setInterval(() => say(`  ${label}: ${Math.round((Date.now() - started) / 1000)} s`), HEARTBEAT);
  return new Promise((resolve) => {
    const end = (/** @type {boolean} */ good) => {
      clearInterval(heartbeat);
      resolve(good);
    };
    const child = spawn(program, args, { stdio: ["ignore", 2, 2], ...options });
    child.on("error", ({ message }) => {
      say(`  ${label}: ${message}`);
      end(false);
    });
    child.on("close", (code) => end(code === 0));
  });
}
