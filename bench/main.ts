/** The project's own figures: `npm run bench`. */
import { resolve } from "node:path";
import { groups } from "./groups.ts";
import { type BenchOptions, parseOptions } from "./options.ts";
import { runBench } from "./run-bench.ts";

const list = [...groups].map(
  ([name, { about, usual }]) => `  ${name.padEnd(14)} ${about}${usual ? "" : " (only by name)"}`,
);
const HELP = `Measures the site, its generator and its server, and prints the figures with their targets.

  npm run bench [-- NAME… --budgets --runs N --write]

  NAME         groups to measure; without a name, all that are not marked:
${list.join("\n")}
  --budgets    judges sizes and counts, and nothing else; ends with an error when one is over
  --runs N     how often each visit is repeated (5; 1 with --budgets); figures are medians
  --write      puts the newest figures into README.md and docs/performance.md

Results are kept in bench/results/, with the machine they come from. Figures of time mean something on an idle machine.
`;

const known = new Map([...groups].map(([name, { usual }]) => [name, usual]));
const options = readOptions();
if (options?.help) process.stdout.write(HELP);
else if (options) process.exitCode = (await runBench(resolve(import.meta.dirname, ".."), options)) ? 0 : 1;

function readOptions(): BenchOptions | undefined {
  try {
    return parseOptions(process.argv.slice(2), known);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    process.stderr.write(`${error.message}\nSee: npm run bench -- --help\n`);
    process.exitCode = 1;
    return undefined;
  }
}
