/** The project's own figures: `npm run bench`. */
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { runCommand } from "#engine/command/run-command.mjs";
import { browserPath } from "#tests/support/setup/launch-browser.ts";
import { BENCH_ONLY_BY_NAME, BENCH_RUNS, benchCommand, benchGroups } from "../scripts/own-commands.mjs";
import type { BenchContext, Figure } from "./figure.ts";
import { describeMachine, report } from "./report.ts";
import { buildShippedSite } from "./shipped-site.ts";
import { judge, targets } from "./targets.ts";

/** Every group, in the order in which they run; each loads what it measures with. */
const measures: Readonly<Record<keyof typeof benchGroups, (context: BenchContext) => Promise<readonly Figure[]>>> = {
  weights: async (context) => (await import("./weights.ts")).measureWeights(context),
  "first-view": async (context) => (await import("./first-view.ts")).measureFirstView(context),
  navigation: async (context) => (await import("./navigation.ts")).measureNavigation(context),
  click: async (context) => (await import("./click.ts")).measureClicks(context),
  build: async (context) => (await import("./builds.ts")).measureBuilds(context),
  growth: async (context) => (await import("./builds.ts")).measureGrowth(context),
  server: async (context) => (await import("./server.ts")).measureServer(context),
  editor: async (context) => (await import("./editor.ts")).measureEditor(context),
};
/** Groups with figures in bytes and counts, which are the same on every machine. */
const BUDGET_GROUPS = ["weights", "navigation"];

await runCommand(benchCommand, async ({ beside, budgets, runs = budgets ? "1" : String(BENCH_RUNS) }, given) => {
  const root = resolve(import.meta.dirname, "..");
  const machine = describeMachine(await browserPath());
  const ending = `${new Date().toISOString().slice(0, 10)}, medians of ${runs}, ${machine}\n`;
  const usual = budgets ? BUDGET_GROUPS : Object.keys(benchGroups).filter((name) => !BENCH_ONLY_BY_NAME.includes(name));
  const figures = await measureGroups(given.length > 0 ? given : usual, { root, runs: Number(runs), beside });
  const judgements = judge(figures, targets).filter(({ budget }) => budget || !budgets);
  process.stdout.write(`${report(figures, judgements)}\n${ending}`);
  return budgets && judgements.some(({ reached }) => !reached) ? 1 : 0;
});

/** Measures one group after the other; what they made on the way is deleted at the end. */
async function measureGroups(
  names: readonly string[],
  { root, runs, beside }: Pick<BenchContext, "root" | "runs" | "beside">,
): Promise<readonly Figure[]> {
  const cache = join(root, ".cache/bench");
  await mkdir(cache, { recursive: true });
  const work = await mkdtemp(join(cache, "run-"));
  let site: Promise<string> | undefined;
  const context: BenchContext = {
    root,
    work,
    runs,
    beside,
    site: () => {
      site ??= buildShippedSite(join(work, "site"));
      return site;
    },
    log: (line) => process.stderr.write(`${line}\n`),
  };
  try {
    const figures: Figure[] = [];
    for (const name of names) figures.push(...(await measures[name as keyof typeof benchGroups](context)));
    return figures;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
