import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { commandEnvironment } from "../scripts/commands.mjs";

/** The kernel counts processor time in hundredths of a second, whatever the machine. */
const TICK = 10;
/** Has a program say at its end what the system has counted for it. */
const ACCOUNT = `data:text/javascript,process.on("exit",()=>console.error("cost "+JSON.stringify(process.resourceUsage())))`;

/**
 * Runs a program of ours and measures it, without its children: milliseconds by the clock (`wall`) and of processor over all
 * its threads, bytes of memory at its peak.
 *
 * @throws {Error} with what it said when it fails
 */
export async function measureProcess(args: readonly string[], cwd: string) {
  const { NODE_ENV: _, ...env } = process.env;
  const started = performance.now();
  // As every command of the project is started (`scripts/run.mjs`), with what the measured program itself compiled.
  const child = spawn(process.execPath, ["--import", ACCOUNT, ...args], {
    cwd,
    env: { ...env, ...commandEnvironment },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const [[code], said] = await Promise.all([once(child, "close"), text(child.stderr)]);
  const wall = performance.now() - started;
  const cost = /^cost (.+)$/m.exec(said)?.[1];
  if (code !== 0 || cost === undefined) throw new Error(`${args.join(" ")} ended with ${code}:\n${said}`);
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(cost) as NodeJS.ResourceUsage;
  return { wall, processor: (userCPUTime + systemCPUTime) / 1000, peakMemory: maxRSS * 1024 };
}

/** What a running process has taken so far; no numbers where the system does not tell. */
export function processUsage(pid: number | undefined) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const peak = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    // After the name in brackets, the 12th and 13th words are its ticks.
    const words = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { processor: (Number(words[11]) + Number(words[12])) * TICK, peakMemory: Number(peak) * 1024 };
  } catch {
    return { processor: Number.NaN, peakMemory: Number.NaN };
  }
}
