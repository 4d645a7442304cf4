import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { ServerEvent } from "../contract/events.ts";
import type { Run, RunRequest } from "../contract/runs.ts";
import { Refused } from "../words/refused.ts";

/** The command of the project for each kind of run, as `npm run` starts it. */
const COMMANDS: Readonly<Record<RunRequest["command"], readonly [name: string, ...args: string[]]>> = {
  publish: ["publish-site"],
  "publish-dry-run": ["publish-site", "--dry-run"],
  "publish-back": ["publish-site", "--back"],
};

/** Where the site of a content folder is built: beside it. */
export function buildFolder(content: string): string {
  return join(content, "..", "dist");
}

/** Runs one command of the project at a time, and remembers the lines of the last. */
export interface Runs {
  /** @throws {Refused} where one is under way */
  start(command: RunRequest["command"]): Run;
  last(): Run | null;
  close(): void;
}

interface RunsOptions {
  readonly root: string;
  readonly content: string;
  readonly emit: (event: ServerEvent) => void;
}

export function createRuns({ root, content, emit }: RunsOptions): Runs {
  let run: Run | null = null;
  let child: ChildProcess | undefined;
  const end = (id: string, exitCode: number) => {
    if (run?.id !== id || run.exitCode !== undefined) return;
    run = { ...run, exitCode };
    emit({ type: "run-end", run: id, exitCode });
  };
  return {
    start(command) {
      if (run !== null && run.exitCode === undefined) throw Refused.because("already-running", {}, 409);
      const [name, ...args] = COMMANDS[command];
      const id = randomUUID();
      run = { id, command, lines: [] };
      const folders = ["--content", content, "--out", buildFolder(content)];
      const started = spawn(process.execPath, [join(root, "scripts/run.mjs"), name, ...folders, ...args], {
        cwd: root,
        stdio: ["ignore", "pipe", "pipe"],
      });
      child = started;
      for (const stream of [started.stdout, started.stderr]) {
        createInterface({ input: stream }).on("line", (line) => {
          if (run?.id !== id) return;
          run = { ...run, lines: [...run.lines, line] };
          emit({ type: "run-line", run: id, line });
        });
      }
      started.on("error", () => end(id, 1));
      started.on("close", (code) => end(id, code ?? 1));
      return run;
    },
    last: () => run,
    close: () => void child?.kill(),
  };
}
