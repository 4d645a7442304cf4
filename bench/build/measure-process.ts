import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";

/** What a process took. Linux tells processor and memory; elsewhere they are unknown. */
export interface ProcessCost {
  /** Milliseconds by the clock. */
  readonly wall: number;
  /** Milliseconds of processor, over all its threads. */
  readonly processor: number | undefined;
  /** Bytes of memory at its peak. */
  readonly peakMemory: number | undefined;
}

const LOOK_EVERY = 10;
/** The kernel counts processor time in hundredths of a second, whatever the machine. */
const TICK = 10;

/**
 * Runs a program and measures it; its children are not counted.
 *
 * @param added to the environment
 * @throws {Error} with what it said when it fails
 */
export async function measureProcess(
  program: string,
  args: readonly string[],
  cwd: string,
  added: Readonly<Record<string, string>> = {},
): Promise<ProcessCost> {
  const { NODE_ENV: _, ...env } = process.env;
  const started = performance.now();
  const child = spawn(program, args, { cwd, env: { ...env, ...added }, stdio: ["ignore", "ignore", "pipe"] });
  let usage: Usage | undefined;
  const look = setInterval(() => {
    usage = (child.pid === undefined ? undefined : readUsage(child.pid)) ?? usage;
  }, LOOK_EVERY);
  const ended = new Promise<number>((done, failed) => {
    child.once("error", failed);
    child.once("close", (code) => done(code ?? 1));
  });
  try {
    const [code, said] = await Promise.all([ended, text(child.stderr)]);
    if (code !== 0) throw new Error(`${[program, ...args].join(" ")} ended with ${code}:\n${said}`);
    return { wall: performance.now() - started, processor: usage?.processor, peakMemory: usage?.peakMemory };
  } finally {
    clearInterval(look);
  }
}

/** Milliseconds of processor that a running process has taken so far, where the system tells. */
export function processorTime(pid: number | undefined): number | undefined {
  return pid === undefined ? undefined : readUsage(pid)?.processor;
}

interface Usage {
  readonly processor: number;
  readonly peakMemory: number;
}

function readUsage(pid: number): Usage | undefined {
  try {
    return parseUsage(readFileSync(`/proc/${pid}/stat`, "utf8"), readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return undefined;
  }
}

/**
 * Reads what the kernel says of a process; undefined when it has ended and its memory is gone.
 *
 * @param stat text of `/proc/PID/stat`: after the name in brackets, the 12th and 13th words are its ticks
 * @param status text of `/proc/PID/status`
 */
export function parseUsage(stat: string, status: string): Usage | undefined {
  const words = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const peak = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1];
  if (peak === undefined) return undefined;
  return { processor: (Number(words[11]) + Number(words[12])) * TICK, peakMemory: Number(peak) * 1024 };
}
