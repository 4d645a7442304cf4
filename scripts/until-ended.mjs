import { existsSync, readFileSync } from "node:fs";
import { constants } from "node:os";

/** How often it is looked whether npm is still there, in milliseconds: nobody tells a process that its parent has gone. */
const CHECK_INTERVAL = 100;

/**
 * Waits until a child process has ended, and passes on the signals that end this process. Where npm started this process and
 * is gone, the child is told to end: npm, and the shell between npm and this process, may end without passing a signal on.
 *
 * @param {import("node:child_process").ChildProcess} child
 * @returns {Promise<number>} its exit code; 128 and the number of the signal that ended it, as shells say it
 */
export function untilEnded(child) {
  const pass = (/** @type {NodeJS.Signals} */ signal) => {
    // A terminal sends Ctrl+C to the child as well; twice would mean "at once" to some programs.
    if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
  };
  const signals = /** @type {NodeJS.Signals[]} */ (["SIGINT", "SIGTERM"]);
  // Windows sends none to a child; when a terminal is closed, it tells the child itself.
  if (process.platform !== "win32") signals.push("SIGHUP");
  for (const signal of signals) process.on(signal, pass);
  const cancel = process.env.npm_lifecycle_event === undefined ? () => {} : whenParentIsGone(() => void child.kill());
  return new Promise((resolve) => {
    child.on("close", (code, signal) => {
      cancel();
      for (const each of signals) process.off(each, pass);
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
    });
  });
}

/** Calls once the parent is gone, or, where that is a shell that npm runs, npm. @returns a function that cancels this */
function whenParentIsGone(/** @type {() => void} */ call) {
  const parent = process.ppid;
  const npm = parentOfShell(parent);
  const watch = setInterval(() => {
    if (process.ppid === parent && (npm === undefined || existsSync(`/proc/${npm}`))) return;
    clearInterval(watch);
    call();
  }, CHECK_INTERVAL);
  return () => clearInterval(watch);
}

/** The parent of a shell; undefined where the process is none, and where the system does not tell. */
function parentOfShell(/** @type {number} */ process) {
  try {
    return /\((?:da|ba)?sh\) \S (\d+)/.exec(readFileSync(`/proc/${process}/stat`, "utf8"))?.[1];
  } catch {
    return undefined;
  }
}
