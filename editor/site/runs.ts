import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { setPriority } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { inOwnerLanguage } from "#engine/i18n/owner-text.ts";
import type { OwnerLanguage } from "#engine/manifest/owner-facts.ts";
import type { ServerEvent } from "../contract/events.ts";
import type { RunRequest } from "../contract/requests.ts";
import type { Run, RunLine } from "../contract/runs.ts";
import { saveWhole } from "../files/owner-files.ts";
import { Refused } from "../words/refused.ts";
import { sentences } from "../words/sentences.ts";

/** The command of the project for each kind of run, as `npm run` starts it. */
const COMMANDS: Readonly<Record<RunRequest["command"], readonly [name: string, ...args: string[]]>> = {
  publish: ["publish-site", "--json"],
  "publish-dry-run": ["publish-site", "--json", "--dry-run"],
  "publish-back": ["publish-site", "--json", "--back"],
};
/** Minutes after which a run hangs: the largest site takes one. */
const DEADLINE = 30;
/** Whoever edits, and the site's own visitors, come first. */
const NICE = 10;
/** What a command exits with that the system has ended at once: it does so where memory is short. */
const ENDED_BY_SYSTEM = 128 + 9;

export type Runs = ReturnType<typeof createRuns>;

/** How a run is started, beside what a person asks for. */
export interface RunStart {
  /** The command that `publish.reload` names: run by what puts a build online, on this machine or the host's. */
  readonly reload?: string;
  /** Makes the folder of what goes online, once no other run reads one; default: the content itself. */
  readonly chosen?: () => Promise<string>;
  /** Who started or planned it, where people sign in. */
  readonly by?: string | null;
  /** Whether its hour has come, and nobody pressed. */
  readonly isPlanned?: boolean;
}

/**
 * Runs one command of the project at a time, behind everything else that this machine does, and remembers the lines of the last.
 *
 * @param options.site the folder of the site's configuration
 * @param options.kept folder of what outlasts the editor: the history's
 * @param options.releases the operator's folder of releases; undefined where the settings say where the site goes
 * @param options.onBegin awaited before a run that changes what is online begins, told the folder of what goes there; where it throws,
 *   none begins
 * @param options.onEnd awaited after such a run, before anybody hears of its end
 */
export function createRuns({
  root,
  site,
  content,
  kept,
  releases,
  emit,
  language,
  onBegin,
  onEnd,
  deadline = DEADLINE,
  now = () => new Date(),
}: Record<"root" | "site" | "content" | "kept", string> & {
  readonly releases?: string | undefined;
  readonly emit: (event: ServerEvent) => void;
  readonly language: () => Promise<OwnerLanguage>;
  readonly onBegin: (run: Run, from: string) => Promise<void>;
  readonly onEnd: (run: Run) => Promise<void>;
  readonly deadline?: number;
  readonly now?: (() => Date) | undefined;
}) {
  let run: Run | null = null;
  let child: ChildProcess | undefined;
  /** Ends a run with all that it has started. */
  const kill = (signal: NodeJS.Signals) => {
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    try {
      if (process.platform === "win32") child.kill(signal);
      else process.kill(-child.pid, signal);
    } catch {
      // It has ended meanwhile.
    }
  };
  const end = async (id: string, exitCode: number, why?: "run-hung" | "run-ended-by-system") => {
    if (run?.id !== id || run.exitCode !== undefined) return;
    const values = { minutes: String(deadline) };
    const text = why && inOwnerLanguage(sentences[why], await language(), values);
    const ended: Run = { ...run, lines: text ? [...run.lines, { id: "error", text }] : run.lines, exitCode };
    if (changesSite(ended)) await onEnd(ended).catch(() => undefined);
    run = ended;
    emit({ type: "run-end" });
  };
  return {
    /**
     * @throws {Refused} where one is under way, with the name of who started it; "confirm-command" where the command of the settings
     *   is neither the one that the owner was asked about the last time nor agreed to now
     */
    async start({ command, accept, agreed }: RunRequest, start: RunStart = {}): Promise<Run> {
      const { reload = "", chosen, by = null, isPlanned = false } = start;
      const commanded = releases === undefined ? reload : "";
      demandNone(run);
      if (changesSite({ command })) await demandAgreed(join(kept, "agreed-command.txt"), commanded, agreed);
      demandNone(run);
      const [name, ...args] = COMMANDS[command];
      const [id, last] = [randomUUID(), run];
      run = { id, command, at: now().toISOString(), lines: [], by, isPlanned };
      let from = content;
      try {
        from = (await chosen?.()) ?? content;
        if (changesSite(run)) await onBegin(run, from);
      } catch (error) {
        run = last;
        throw error;
      }
      // The site of a content folder is built beside it.
      const folders = ["--site", site, "--content", from, "--list", content, "--out", join(content, "..", "dist")];
      const place = releases === undefined ? [] : ["--releases", releases];
      const started = spawn(
        process.execPath,
        [join(root, "scripts/run.mjs"), name, ...folders, ...place, ...args, ...(accept ? ["--accept"] : [])],
        // A group of its own, which can be ended as a whole.
        { cwd: root, stdio: ["ignore", "pipe", "pipe"], detached: process.platform !== "win32" },
      );
      child = started;
      try {
        if (started.pid !== undefined) setPriority(started.pid, NICE);
      } catch {
        // Where that is not allowed it is as urgent as the editor.
      }
      let isHung = false;
      const late = setTimeout(() => {
        isHung = true;
        kill("SIGKILL");
      }, deadline * 60_000);
      for (const stream of [started.stdout, started.stderr]) {
        createInterface({ input: stream }).on("line", (printed) => {
          if (run?.id !== id) return;
          run = { ...run, lines: [...run.lines, lineOf(printed)] };
          emit({ type: "run-line" });
        });
      }
      started.on("error", () => void end(id, 1));
      started.on("close", (code) => {
        clearTimeout(late);
        const isEnded = code === null || code === ENDED_BY_SYSTEM;
        void end(id, code ?? 1, isHung ? "run-hung" : isEnded ? "run-ended-by-system" : undefined);
      });
      return run;
    },
    last: () => run,
    close: () => kill("SIGTERM"),
  };
}

function changesSite({ command }: Pick<Run, "command">): boolean {
  return command !== "publish-dry-run";
}

/** @throws {Refused} where a run is under way */
function demandNone(run: Run | null): void {
  if (run === null || run.exitCode !== undefined) return;
  throw run.by === null || run.isPlanned
    ? Refused.because("already-running", {}, 409)
    : Refused.because("already-running-by", { name: run.by }, 409);
}

/** A line as it was printed: with a name where the program of publishing gave it one. */
function lineOf(printed: string): RunLine {
  try {
    const { id, text } = JSON.parse(printed) as Partial<RunLine>;
    if (typeof id === "string" && typeof text === "string") return { id, text };
  } catch {
    // Any other program's.
  }
  return { id: "", text: printed };
}

/** Asks before a command is run for the first time, and again when it has changed. @throws {Refused} */
async function demandAgreed(file: string, reload: string, agreed: string | undefined): Promise<void> {
  const known = await readFile(file, "utf8").catch(() => "");
  if (reload === "" || reload === known) return;
  if (reload !== agreed) throw Refused.because("confirm-command", { write: reload }, 409, { asks: reload });
  await saveWhole(file, "agreed-command.txt", Buffer.from(reload));
}
