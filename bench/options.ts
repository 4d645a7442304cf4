import { parseArgs } from "node:util";

/** What a run of the bench is asked for. */
export interface BenchOptions {
  readonly groups: readonly string[];
  /** Whether sizes and counts are judged, and nothing else. */
  readonly budgets: boolean;
  /** Whether the tables of README and docs/performance.md are rewritten. */
  readonly write: boolean;
  /** How often each visit is repeated. */
  readonly runs: number;
  readonly help: boolean;
}

/** Groups that count: without times they are the same on every machine. */
const BUDGET_GROUPS = ["weights", "navigation"];
const RUNS = 5;

/**
 * Reads the command line.
 *
 * @param known groups by name, and whether a run without names includes them
 * @throws {TypeError} that says what is wrong with it
 */
export function parseOptions(args: readonly string[], known: ReadonlyMap<string, boolean>): BenchOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      budgets: { type: "boolean", default: false },
      write: { type: "boolean", default: false },
      runs: { type: "string" },
      help: { type: "boolean", default: false },
    },
  });
  const unknown = positionals.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new TypeError(`There is no group "${unknown.join('", "')}". Groups: ${[...known.keys()].join(", ")}.`);
  }
  const { budgets, write, help } = values;
  const usual = budgets ? BUDGET_GROUPS : [...known].flatMap(([name, included]) => (included ? [name] : []));
  const runs = wholeNumber(values.runs ?? String(budgets ? 1 : RUNS));
  return { groups: positionals.length > 0 ? positionals : usual, budgets, write, runs, help };
}

function wholeNumber(text: string): number {
  if (!/^[1-9]\d?$/.test(text)) throw new TypeError(`--runs must be a whole number from 1 to 99, not "${text}".`);
  return Number(text);
}
