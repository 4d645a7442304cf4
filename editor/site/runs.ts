import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { ServerEvent } from "../contract/events.ts";
import type { RunRequest } from "../contract/requests.ts";
import type { Run, RunLine } from "../contract/runs.ts";
import { saveWhole } from "../files/save-whole.ts";
import { Refused } from "../words/refused.ts";

/** The command of the project for each kind of run, as `npm run` starts it. */
const COMMANDS: Readonly<Record<RunRequest["command"], readonly [name: string, ...args: string[]]>> = {
  publish: ["publish-site", "--json"],
  "publish-dry-run": ["publish-site", "--json", "--dry-run"],
  "publish-back": ["publish-site", "--json", "--back"],
};

/** Where the site of a content folder is built: beside it. */
function buildFolder(content: string): string {
  return join(content, "..", "dist");
}

interface RunsOptions {
  readonly root: string;
  /** The folder of the site's configuration. */
  readonly site: string;
  readonly content: string;
  /** Folder of what outlasts the editor: the history's. */
  readonly kept: string;
  readonly emit: (event: ServerEvent) => void;
}

export type Runs = ReturnType<typeof createRuns>;

/** Runs one command of the project at a time, and remembers the lines of the last. */
export function createRuns({ root, site, content, kept, emit }: RunsOptions) {
  let run: Run | null = null;
  let child: ChildProcess | undefined;
  const end = (id: string, exitCode: number) => {
    if (run?.id !== id || run.exitCode !== undefined) return;
    run = { ...run, exitCode };
    emit({ type: "run-end" });
  };
  return {
    /**
     * @param reload the command that `publish.reload` names: run by what puts a build online, on this machine or the host's
     * @throws {Refused} where one is under way; "confirm-command" where `reload` is neither the one that the owner was
     *   asked about the last time nor agreed to now
     */
    async start({ command, accept, agreed }: RunRequest, reload: string): Promise<Run> {
      if (command !== "publish-dry-run") await demandAgreed(join(kept, "agreed-command.txt"), reload, agreed);
      if (run !== null && run.exitCode === undefined) throw Refused.because("already-running", {}, 409);
      const [name, ...args] = COMMANDS[command];
      const id = randomUUID();
      run = { id, command, lines: [] };
      const folders = ["--site", site, "--content", content, "--out", buildFolder(content)];
      const started = spawn(
        process.execPath,
        [join(root, "scripts/run.mjs"), name, ...folders, ...args, ...(accept ? ["--accept"] : [])],
        {
          cwd: root,
          stdio: ["ignore", "pipe", "pipe"],
        },
      );
      child = started;
      for (const stream of [started.stdout, started.stderr]) {
        createInterface({ input: stream }).on("line", (printed) => {
          if (run?.id !== id) return;
          run = { ...run, lines: [...run.lines, lineOf(printed)] };
          emit({ type: "run-line" });
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

/** A line as it was printed: with a name where the program of publishing gave it one. */
function lineOf(printed: string): RunLine {
  try {
    return JSON.parse(printed) as RunLine;
  } catch {
    return { id: "", text: printed };
  }
}

/** Asks before a command is run for the first time, and again when it has changed. @throws {Refused} */
async function demandAgreed(file: string, reload: string, agreed: string | undefined): Promise<void> {
  const known = await readFile(file, "utf8").catch(() => "");
  if (reload === "" || reload === known) return;
  if (reload !== agreed) throw Refused.because("confirm-command", { write: reload }, 409, { asks: reload });
  await saveWhole(file, "agreed-command.txt", Buffer.from(reload));
}
