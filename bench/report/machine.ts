import { execFileSync } from "node:child_process";
import { arch, cpus, loadavg, platform, release, totalmem } from "node:os";

/** The machine of a run, and how busy it was. */
export interface Machine {
  readonly processor: string;
  readonly cores: number;
  /** Bytes. */
  readonly memory: number;
  readonly system: string;
  readonly node: string;
  readonly browser: string;
  /** Processes that wanted a core, over the last minute, before the run began. */
  readonly load: number;
}

/** The facts of this machine, now. @param browser path of the browser that measures */
export function machineFacts(browser: string): Machine {
  const processors = cpus();
  return {
    processor: processors[0]?.model.trim() ?? "unknown",
    cores: processors.length,
    memory: totalmem(),
    system: `${platform()} ${release()} ${arch()}`,
    node: process.version,
    browser: execFileSync(browser, ["--version"], { encoding: "utf8" }).trim(),
    load: Number((loadavg()[0] ?? 0).toFixed(2)),
  };
}

/** The machine in one line. */
export function describeMachine({ processor, cores, memory, system, node, browser, load }: Machine): string {
  const gigabytes = Math.round(memory / 2 ** 30);
  return `${cores} cores (${processor}), ${gigabytes} GB, ${system}, Node ${node}, ${browser}; load before: ${load}`;
}
