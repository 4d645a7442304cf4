/** The project's own figures: `npm run bench`. */
import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, totalmem } from "node:os";
import { join, resolve } from "node:path";
import { runCommand } from "#engine/command/run-command.mjs";
import { browserPath } from "#tests/support/setup/launch-browser.ts";
import { runGenerator } from "#tests/support/setup/run-generator.ts";
import { BENCH_RUNS, benchCommand, type benchGroups } from "../scripts/own-commands.mjs";
import { type BenchContext, type Figure, isOverBudget, tablesOf } from "./figure.ts";

/** Every group, in the order in which they run; each loads what it measures with. */
const measures: Readonly<Record<keyof typeof benchGroups, (context: BenchContext) => Promise<readonly Figure[]>>> = {
  weights: async (context) => (await import("./weights.ts")).measureWeights(context),
  "first-view": async (context) => (await import("./first-view.ts")).measureFirstView(context),
  click: async (context) => (await import("./click.ts")).measureClicks(context),
  build: async (context) => (await import("./builds.ts")).measureBuilds(context),
  growth: async (context) => (await import("./builds.ts")).measureGrowth(context),
  server: async (context) => (await import("./server.ts")).measureServer(context),
  editor: async (context) => (await import("./editor.ts")).measureEditor(context),
};

await runCommand(benchCommand, async ({ beside, budgets, runs = budgets ? "1" : BENCH_RUNS }, given) => {
  const usual = budgets ? ["weights"] : Object.keys(measures).filter((name) => name !== "growth");
  const load = (loadavg()[0] ?? 0).toFixed(2);
  const figures = await measureGroups(given.length > 0 ? given : usual, { runs: Number(runs), beside });
  const [processor] = cpus();
  const browser = execFileSync(browserPath(), ["--version"], { encoding: "utf8" }).trim();
  const memory = Math.round(totalmem() / 2 ** 30);
  const machine = `${cpus().length} cores (${processor?.model.trim()}), ${memory} GB, Node ${process.version}, ${browser}`;
  const day = new Date().toISOString().slice(0, 10);
  process.stdout.write(`${tablesOf(figures)}\n${day}, medians of ${runs}, ${machine}; load before: ${load}\n`);
  return budgets && figures.some(isOverBudget) ? 1 : 0;
});

/** Measures one group after the other; what they made on the way is deleted at the end. */
async function measureGroups(
  names: readonly string[],
  options: Pick<BenchContext, "runs" | "beside">,
): Promise<readonly Figure[]> {
  const root = resolve(import.meta.dirname, "..");
  const cache = join(root, ".cache/bench");
  await mkdir(cache, { recursive: true });
  const work = await mkdtemp(join(cache, "run-"));
  let site: Promise<string> | undefined;
  const log = (line: string) => void process.stderr.write(`${line}\n`);
  const built = async (out: string) => {
    const { code, errors } = await runGenerator(["--out", out]);
    if (code !== 0) throw new Error(`The site could not be built:\n${errors}`);
    return out;
  };
  const context = { ...options, root, work, log, site: () => (site ??= built(join(work, "site"))) };
  try {
    const figures: Figure[] = [];
    for (const name of names) figures.push(...(await measures[name as keyof typeof measures](context)));
    return figures;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
