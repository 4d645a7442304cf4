/** The project's own figures: `npm run bench`. */
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { browserPath } from "#tests/support/setup/launch-browser.ts";
import type { BenchContext, Figure } from "./figure.ts";
import { describeMachine, report } from "./report.ts";
import { buildShippedSite } from "./shipped-site.ts";
import { judge, targets } from "./targets.ts";

interface Group {
  readonly about: string;
  /** Whether only a run that names it includes it. */
  readonly onlyByName?: boolean;
  readonly measure: (context: BenchContext) => Promise<readonly Figure[]>;
}

/** Every group, in the order in which they run; each loads what it measures with. */
const groups: Readonly<Record<string, Group>> = {
  weights: {
    about: "bytes and requests of a first visit, by template",
    measure: async (context) => (await import("./weights.ts")).measureWeights(context),
  },
  "first-view": {
    about: "the first visit on a slow phone, compared with the same page without scripts",
    measure: async (context) => (await import("./first-view.ts")).measureFirstView(context),
  },
  navigation: {
    about: "from click to painted, and input delays",
    measure: async (context) => (await import("./navigation.ts")).measureNavigation(context),
  },
  click: {
    about: "processor time of a click, beside another build if one is given",
    measure: async (context) => (await import("./click.ts")).measureClicks(context),
  },
  build: {
    about: "the first build of an empty clone, and 1,000 posts per language",
    measure: async (context) => (await import("./builds.ts")).measureBuilds(context),
  },
  growth: {
    about: "builds from 100 to 3,000 posts per language, with a plot: minutes, gigabytes",
    onlyByName: true,
    measure: async (context) => (await import("./builds.ts")).measureGrowth(context),
  },
  server: {
    about: "requests per second and processor time: every file, pages beside nginx and a flooded form, refusals",
    measure: async (context) => (await import("./server.ts")).measureServer(context),
  },
  editor: {
    about: "from a press to the text and its page, and from a key to the page, with 500 posts per language",
    measure: async (context) => (await import("./editor.ts")).measureEditor(context),
  },
};
/** Groups with figures in bytes and counts, which are the same on every machine. */
const BUDGET_GROUPS = ["weights", "navigation"];
/** How often each visit is repeated. */
const RUNS = 5;

const groupList = Object.entries(groups).map(
  ([name, { about, onlyByName }]) => `  ${name.padEnd(12)} ${about}${onlyByName ? " (only by name)" : ""}`,
);

const HELP = `Measures the site, its generator and its server, and prints the figures and their targets as Markdown.

  npm run bench [-- NAME… --budgets --runs N --beside ORIGIN]

  NAME         groups to measure; without a name, all that are not marked:
${groupList.join("\n")}
  --budgets    judges sizes and counts only, and exits with 1 if a budget is exceeded
  --runs N     how often each visit is repeated (${RUNS}; 1 with --budgets); figures are medians
  --beside ORIGIN
               address at which another build of the same content is served: "click" goes there in turns

Figures of time mean something on an idle machine only.
`;

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof TypeError && "code" in error)) throw error;
  process.stderr.write(`${error.message}\n\n${HELP}`);
  process.exitCode = 1;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      budgets: { type: "boolean", default: false },
      runs: { type: "string" },
      beside: { type: "string" },
      help: { type: "boolean" },
    },
  });
  const { beside, budgets, help, runs = budgets ? "1" : String(RUNS) } = values;
  const wrong = commandLineProblem(positionals, runs);
  if (help || wrong !== undefined) {
    (wrong === undefined ? process.stdout : process.stderr).write(wrong === undefined ? HELP : `${wrong}\n\n${HELP}`);
    return wrong === undefined ? 0 : 1;
  }
  const root = resolve(import.meta.dirname, "..");
  const machine = describeMachine(await browserPath());
  const ending = `${new Date().toISOString().slice(0, 10)}, medians of ${runs}, ${machine}\n`;
  const usual = budgets ? BUDGET_GROUPS : Object.keys(groups).filter((name) => !groups[name]?.onlyByName);
  const names = positionals.length > 0 ? positionals : usual;
  const figures = await measureGroups(names, { root, runs: Number(runs), beside });
  const judgements = judge(figures, targets).filter(({ budget }) => budget || !budgets);
  process.stdout.write(`${report(figures, judgements)}\n${ending}`);
  return budgets && judgements.some(({ reached }) => !reached) ? 1 : 0;
}

/** What is wrong with the command line; undefined where nothing is. */
function commandLineProblem(names: readonly string[], runs: string): string | undefined {
  const unknown = names.find((name) => !Object.hasOwn(groups, name));
  if (unknown !== undefined) return `There is no group "${unknown}".`;
  return /^[1-9]\d?$/.test(runs) ? undefined : `--runs is from 1 to 99, not "${runs}".`;
}

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
    for (const name of names) figures.push(...((await groups[name]?.measure(context)) ?? []));
    return figures;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
