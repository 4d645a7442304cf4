import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { commandEnvironment } from "../scripts/commands.mjs";

const LOOK_EVERY = 10;
/** The kernel counts processor time in hundredths of a second, whatever the machine. */
const TICK = 10;

/**
 * Runs a program and measures it, without its children: milliseconds by the clock (`wall`) and of processor over all its
 * threads, bytes of memory at its peak. Only Linux tells the last two.
 *
 * @throws {Error} with what it said when it fails
 */
export async function measureProcess(program: string, args: readonly string[], cwd: string) {
  const { NODE_ENV: _, ...env } = process.env;
  const started = performance.now();
  // As every command of the project is started (`scripts/run.mjs`), with what the measured program itself compiled.
  const child = spawn(program, args, {
    cwd,
    env: { ...env, ...commandEnvironment },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let usage: ReturnType<typeof processUsage>;
  const look = setInterval(() => {
    usage = processUsage(child.pid) ?? usage;
  }, LOOK_EVERY);
  try {
    const [[code], said] = await Promise.all([once(child, "close"), text(child.stderr)]);
    if (code !== 0) throw new Error(`${[program, ...args].join(" ")} ended with ${code}:\n${said}`);
    return { wall: performance.now() - started, ...usage };
  } finally {
    clearInterval(look);
  }
}

/** What a running process has taken so far; undefined where the system does not tell, or when it has ended. */
export function processUsage(
  pid: number | undefined,
): { readonly processor: number; readonly peakMemory: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const peak = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    if (peak === undefined) return undefined;
    // After the name in brackets, the 12th and 13th words are its ticks.
    const words = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { processor: (Number(words[11]) + Number(words[12])) * TICK, peakMemory: Number(peak) * 1024 };
  } catch {
    return undefined;
  }
}
