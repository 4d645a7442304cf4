import { spawn } from "node:child_process";

/** Intervals of the progress line, in milliseconds: on a terminal one line is written over, in a pipe each is a new one. */
const HEARTBEAT = { terminal: 1_000, pipe: 15_000 };

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
 * Runs a program of the set-up, says in one line that it runs and how long, and passes what it prints on to stderr.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, label: string }} options label: what is being done, for the progress line
 * @returns {Promise<boolean>} whether it exited with 0; false too if the program cannot be started
 */
export function runStep(program, args, { label, ...options }) {
  const isTerminal = process.stderr.isTTY === true;
  const [over, end] = isTerminal ? ["\r\x1b[K", ""] : ["", "\n"];
  const started = performance.now();
  const progress = () => {
    const seconds = Math.round((performance.now() - started) / 1000);
    process.stderr.write(`${over}${label} …${seconds > 0 ? ` ${seconds} s` : ""}${end}`);
  };
  progress();
  const heartbeat = setInterval(progress, isTerminal ? HEARTBEAT.terminal : HEARTBEAT.pipe);
  return new Promise((resolve) => {
    const finish = (/** @type {boolean} */ good) => {
      clearInterval(heartbeat);
      if (isTerminal) say("");
      resolve(good);
    };
    const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"], ...options });
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (/** @type {Buffer} */ chunk) =>
        process.stderr.write(Buffer.concat([Buffer.from(over), chunk])),
      );
    child.on("error", ({ message }) => {
      say(`${over}${label}: ${message}`);
      finish(false);
    });
    child.on("close", (code) => finish(code === 0));
  });
}
