import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { waiting, whatIsPublished } from "#engine/build/published.ts";
import { addressesOf } from "#engine/content/addresses/site-addresses.ts";
import { stoppingIn } from "#engine/content/addresses/stopping.ts";
import { listContentFiles } from "#engine/content/source/content-files.ts";
import type { ServerEvent } from "../contract/events.ts";
import type { RunRequest } from "../contract/requests.ts";
import type { Publishing, PublishingPlan, Run, RunLine } from "../contract/runs.ts";
import { saveWhole } from "../files/owner-files.ts";
import { Refused } from "../words/refused.ts";
import type { Workspace } from "./workspace.ts";

/** The command of the project for each kind of run, as `npm run` starts it. */
const COMMANDS: Readonly<Record<RunRequest["command"], readonly [name: string, ...args: string[]]>> = {
  publish: ["publish-site", "--json"],
  "publish-dry-run": ["publish-site", "--json", "--dry-run"],
  "publish-back": ["publish-site", "--json", "--back"],
};

export type Runs = ReturnType<typeof createRuns>;

/**
 * Runs one command of the project at a time, and remembers the lines of the last.
 *
 * @param options.site the folder of the site's configuration
 * @param options.kept folder of what outlasts the editor: the history's
 */
export function createRuns({
  root,
  site,
  content,
  kept,
  emit,
}: Record<"root" | "site" | "content" | "kept", string> & { readonly emit: (event: ServerEvent) => void }) {
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
     * @param chosen the folder of what goes online, where that is not all of the content
     */
    async start({ command, accept, agreed }: RunRequest, reload: string, chosen = content): Promise<Run> {
      if (command !== "publish-dry-run") await demandAgreed(join(kept, "agreed-command.txt"), reload, agreed);
      if (run !== null && run.exitCode === undefined) throw Refused.because("already-running", {}, 409);
      const [name, ...args] = COMMANDS[command];
      const id = randomUUID();
      run = { id, command, lines: [] };
      // The site of a content folder is built beside it.
      const folders = ["--site", site, "--content", chosen, "--list", content, "--out", join(content, "..", "dist")];
      const started = spawn(
        process.execPath,
        [join(root, "scripts/run.mjs"), name, ...folders, ...args, ...(accept ? ["--accept"] : [])],
        { cwd: root, stdio: ["ignore", "pipe", "pipe"] },
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

/** Files of settings and words that pages share: what of the articles and pages has changed, the collections say. */
const SHARED = /^(?:[\w-]+\.yaml|messages\/.*|theme\/.*)$/;

/** What a publication would do now. @param site name of another site than the project's own @throws {Refused} where the program itself has failed */
export async function publishingOf(workspace: Workspace, site: string | undefined): Promise<Publishing> {
  const { content, judged, inWords, facts, overlay } = workspace;
  const { read } = await judged();
  const { published: list } = await facts();
  const { toDecide, samples, toDo } = read
    ? await waiting(whatIsPublished(read, undefined), { content, site, now: new Date() })
    : { toDecide: [], samples: [], toDo: [] };
  // Of a text that has moved, visitors of its old address are led to the new one.
  const answering = read && addressesOf(read.addresses, ["public"]);
  const gone = (list?.pages ?? []).filter(({ path }) => answering?.has(path) === false);
  const found = await overlay.changes();
  return {
    publishedAt: list?.at ?? null,
    changes: found === undefined ? null : found.all.map(({ followed: _, applied: __, ...listed }) => listed),
    hasWay: read === undefined || read.content.site.publish !== undefined,
    changed: list?.at === undefined ? [] : await changedSince(content, new Date(list.at)),
    removed: gone.map(({ title }) => title),
    stopping: read ? await inWords(stoppingIn(content, read.addresses), "note") : [],
    concerns: await inWords([...toDecide, ...toDo.filter(({ id }) => id !== "no-way-online")], "note"),
    samples: await inWords(samples, "note"),
  };
}

/** The same of what goes online while something is held back; undefined where nothing can be. */
export async function planOf(
  { overlay, inWords }: Workspace,
  held: readonly string[],
): Promise<PublishingPlan | undefined> {
  const plan = await overlay.plan(held);
  if (plan === undefined) return undefined;
  const { problems, stopping, needed } = plan;
  return { errors: await inWords(problems, "error"), stopping: await inWords(stopping, "note"), needed };
}

async function changedSince(content: string, since: Date): Promise<readonly string[]> {
  const shared = (await listContentFiles(content)).filter((path) => SHARED.test(path));
  const written = await Promise.all(
    shared.map(async (path) => ({ path, found: await stat(join(content, path)).catch(() => undefined) })),
  );
  // One that was deleted since it was listed has changed too.
  return written.filter(({ found }) => found === undefined || found.mtime > since).map(({ path }) => path);
}
