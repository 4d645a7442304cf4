import { join, relative } from "node:path";
import { browserPath } from "../e2e/setup/launch-browser.ts";
import type { BenchContext } from "./bench-context.ts";
import { removeAside } from "./build/set-aside.ts";
import { drawBundle } from "./bundle/draw-bundle.ts";
import { groups } from "./groups.ts";
import type { BenchOptions } from "./options.ts";
import { drawHistory } from "./report/draw-history.ts";
import type { Figure } from "./report/figure.ts";
import { judge } from "./report/judge.ts";
import { machineFacts } from "./report/machine.ts";
import { reportText } from "./report/report-text.ts";
import { type Result, saveResult } from "./report/results.ts";
import { targets } from "./report/targets.ts";
import { writeReports } from "./report/write-reports.ts";
import { buildShippedSite } from "./site/build-shipped-site.ts";

/** Measures, prints and keeps what was asked for; gives whether all is well: only budgets can fail. */
export async function runBench(root: string, options: BenchOptions): Promise<boolean> {
  const machine = machineFacts(await browserPath());
  const context = benchContext(root, options.runs);
  const figures: Figure[] = [];
  const date = new Date().toISOString();
  for (const name of options.groups) figures.push(...((await groups.get(name)?.measure(context)) ?? []));
  await removeAside(context.work);
  const result: Result = { date, machine, runs: options.runs, figures };
  process.stdout.write(reportText(result, options.budgets));
  if (options.budgets) return withinBudgets(figures);
  const results = join(root, "bench/results");
  const file = await saveResult(results, result);
  await drawHistory(results);
  if (options.groups.includes("weights")) await drawBundle(root, await context.site(), join(results, "bundle.svg"));
  if (options.write) await writeReports(root, results);
  process.stdout.write(`Kept in ${relative(root, file)}.\n`);
  return true;
}

function benchContext(root: string, runs: number): BenchContext {
  const work = join(root, ".cache/bench");
  let site: Promise<string> | undefined;
  return {
    root,
    work,
    runs,
    site: () => {
      site ??= buildShippedSite(work);
      return site;
    },
    say: (line) => process.stderr.write(`${line}\n`),
  };
}

function withinBudgets(figures: readonly Figure[]): boolean {
  const budgets = judge(figures, targets).filter(({ budget }) => budget);
  const over = budgets.filter(({ reached }) => !reached).length;
  process.stdout.write(
    over === 0 ? `All ${budgets.length} budgets are kept.\n` : `${over} of ${budgets.length} budgets are broken.\n`,
  );
  return over === 0;
}
