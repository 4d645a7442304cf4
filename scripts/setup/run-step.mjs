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

const isTerminal = process.stderr.isTTY === true;
/** What takes the progress line away before something else is printed. */
const CLEAR = isTerminal ? "\r\x1b[K" : "";

/**
 * Says in one line what is being done, and how long, until it is done.
 *
 * @template Result
 * @param {string} label
 * @param {() => Promise<Result>} work
 */
export async function inProgress(label, work) {
  const started = performance.now();
  const progress = () => {
    const seconds = Math.round((performance.now() - started) / 1000);
    process.stderr.write(`${CLEAR}${label} …${seconds > 0 ? ` ${seconds} s` : ""}${isTerminal ? "" : "\n"}`);
  };
  progress();
  const heartbeat = setInterval(progress, isTerminal ? HEARTBEAT.terminal : HEARTBEAT.pipe);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    if (isTerminal) say("");
  }
}

/**
 * Runs a program of the set-up, and passes what it prints on to stderr.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import("node:child_process").SpawnOptionsWithoutStdio} [options]
 * @returns {Promise<boolean>} whether it exited with 0; false too if the program cannot be started
 */
export function runStep(program, args, options) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => process.stderr.write(`${CLEAR}${chunk}`));
    child.on("error", ({ message }) => {
      say(`${CLEAR}${program}: ${message}`);
      resolve(false);
    });
    child.on("close", (code) => resolve(code === 0));
  });
}
