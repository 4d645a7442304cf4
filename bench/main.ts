/** The project's own figures: `npm run bench`. */
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { browserPath } from "../e2e/setup/launch-browser.ts";
import { measureBuilds, measureLargeBuilds } from "./builds.ts";
import { drawBundle } from "./bundle.ts";
import { measureContact } from "./contact.ts";
import type { BenchContext, Figure } from "./figure.ts";
import { measureFirstView } from "./first-view.ts";
import { measureNavigation } from "./navigation.ts";
import { describeMachine, report } from "./report.ts";
import { measureServer } from "./server.ts";
import { buildShippedSite } from "./shipped-site.ts";
import { judge, targets } from "./targets.ts";
import { measureWeights } from "./weights.ts";

interface Group {
  readonly about: string;
  /** Whether a run without names includes it. */
  readonly byDefault: boolean;
  readonly measure: (context: BenchContext) => Promise<readonly Figure[]>;
}

/** Every group, in the order in which they run. */
const groups: Readonly<Record<string, Group>> = {
  weights: { about: "bytes and requests of a first visit, by template", byDefault: true, measure: measureWeights },
  "first-view": {
    about: "the first visit on a slow phone, compared with the same page without scripts",
    byDefault: true,
    measure: measureFirstView,
  },
  navigation: { about: "from click to painted, and input delays", byDefault: true, measure: measureNavigation },
  build: {
    about: "the first build of an empty clone, and 1,000 posts per language",
    byDefault: true,
    measure: measureBuilds,
  },
  "build-10000": {
    about: "10,000 posts per language: minutes, gigabytes",
    byDefault: false,
    measure: measureLargeBuilds,
  },
  server: { about: "requests per second over every file", byDefault: true, measure: measureServer },
  contact: {
    about: "messages per second, each on the disk before its answer",
    byDefault: true,
    measure: measureContact,
  },
  bundle: { about: "a picture of what is in the client bundle", byDefault: false, measure: drawBundle },
};
/** Groups with figures in bytes and counts, which are the same on every machine. */
const BUDGET_GROUPS = ["weights", "navigation"];
const RUNS = 5;

const list = Object.entries(groups).map(
  ([name, { about, byDefault }]) => `  ${name.padEnd(12)} ${about}${byDefault ? "" : " (only by name)"}`,
);
const HELP = `Measures the site, its generator and its server, and prints the figures and their targets as Markdown.

  npm run bench [-- NAME… --budgets --runs N]

  NAME         groups to measure; without a name, all that are not marked:
${list.join("\n")}
  --budgets    judges sizes and counts only, and exits with 1 if a budget is exceeded
  --runs N     how often each visit is repeated (${RUNS}; 1 with --budgets); figures are medians

Figures of time mean something on an idle machine only.
`;

process.exitCode = await main();

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { budgets: { type: "boolean", default: false }, runs: { type: "string" }, help: { type: "boolean" } },
  });
  const { budgets, help, runs = budgets ? "1" : String(RUNS) } = values;
  const unknown = positionals.filter((name) => !Object.hasOwn(groups, name));
  const isWrong = unknown.length > 0 || !/^[1-9]\d?$/.test(runs);
  if (help || isWrong) {
    const reason = unknown.length > 0 ? `There is no group "${unknown[0]}".` : `--runs is from 1 to 99, not "${runs}".`;
    (isWrong ? process.stderr : process.stdout).write(isWrong ? `${reason}\n\n${HELP}` : HELP);
    return isWrong ? 1 : 0;
  }
  const byDefault = budgets ? BUDGET_GROUPS : Object.keys(groups).filter((name) => groups[name]?.byDefault);
  const machine = describeMachine(await browserPath());
  const figures = await measure(positionals.length > 0 ? positionals : byDefault, Number(runs));
  const judgements = judge(figures, targets).filter(({ budget }) => budget || !budgets);
  process.stdout.write(
    `${report(figures, judgements)}\n${new Date().toISOString().slice(0, 10)}, medians of ${runs}, ${machine}\n`,
  );
  return budgets && judgements.some(({ reached }) => !reached) ? 1 : 0;
}

async function measure(names: readonly string[], runs: number): Promise<readonly Figure[]> {
  const root = resolve(import.meta.dirname, "..");
  const cache = join(root, ".cache/bench");
  await mkdir(cache, { recursive: true });
  const work = await mkdtemp(join(cache, "run-"));
  let site: Promise<string> | undefined;
  const context: BenchContext = {
    root,
    work,
    runs,
    site: () => {
      site ??= buildShippedSite(join(work, "site"));
      return site;
    },
    say: (line) => process.stderr.write(`${line}\n`),
  };
  const figures: Figure[] = [];
  try {
    for (const name of names) figures.push(...((await groups[name]?.measure(context)) ?? []));
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return figures;
}
